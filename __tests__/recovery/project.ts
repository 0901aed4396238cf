import { appendFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../tools/bench/project'
import { writeArticles } from '../../tools/bench/articles'
import { readAndCheckContent } from '../../src/content/read/readAndCheckContent'
import { listFiles } from '../../src/content/read/files'
import { formatProblems } from '../../src/content/contentProblems'
import { blog } from '../helpers/project/blog'
import { files, reading, writeProject, type FileChanges } from '../helpers/project'

// A step of the build that stops where a file of the fault’s name stands.
const nodeWithFaults = `
import { existsSync } from 'node:fs'
import * as build from './site-node'
export * from './site-node'
const stop = () => { throw new Error('A fault of this test.') }
export const createResolvers = async api => {
  await build.createResolvers(api)
  if (existsSync('fault-queries')) api.createResolvers({ Practice: { phoneLabel: { resolve: stop } } })
}
export const onPostBuild = async api => {
  if (existsSync('fault-finishing')) stop()
  await build.onPostBuild(api)
}
`
const renderWithFault = `
import { existsSync } from 'node:fs'
export const wrapPageElement = ({ element, props }) => {
  if (existsSync('fault-html') && props.location.pathname.includes('contact')) throw new Error('A fault of this test.')
  return element
}
`

/** A copy of the project’s code, in which a build can be made to fail, without content. */
export function faultyProject(): string {
  const root = copyProject(process.cwd())
  renameSync(join(root, 'gatsby-node.ts'), join(root, 'site-node.ts'))
  writeFileSync(join(root, 'gatsby-node.ts'), nodeWithFaults)
  appendFileSync(join(root, 'gatsby-ssr.tsx'), renderWithFault)
  return root
}

/** Gives a project the smallest content with a blog of so many articles, and these changes. */
export function writeContent(root: string, changes: FileChanges, articles: number): void {
  rmSync(join(root, 'content'), { recursive: true })
  writeProject(root, {
    [files.navigation]: { 'trail["/blog"]': undefined },
    'content/pages/blog.json': blog,
    ...changes,
  })
  cpSync(join(process.cwd(), 'locales'), join(root, 'locales'), { recursive: true })
  writeArticles(root, articles)
}

/** What the content check has against a project. */
export function contentProblems(root: string): string {
  const { problems } = readAndCheckContent(root, reading)
  return problems.length ? formatProblems(problems) : ''
}

/** The pages of a built project as text, by their files in public/. */
export function builtHtml(root: string): Map<string, string> {
  const folder = join(root, 'public')
  const pages = listFiles(folder, '.', '.html').filter(file => !file.startsWith('_gatsby/'))
  return new Map(pages.map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** A file of the built project as text; empty when there is none. */
export function builtText(root: string, file: string): string {
  const path = join(root, 'public', file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
