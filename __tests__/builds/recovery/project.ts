import { appendFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../../tools/bench/project'
import { writeArticles } from '../../../tools/bench/articles'
import { readAndCheckContent } from '../../../src/content/read/readAndCheckContent'
import { listFiles } from '../../../src/content/read/files'
import { formatProblems } from '../../../src/content/contentProblems'
import { blog } from '../../helpers/project/blog'
import { files, reading, writeProject, type FileChanges } from '../../helpers/project'

// Makes a build step fail while a file with the name of the fault exists.
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

/** A copy of the project’s code, without content, whose builds can be made to fail. */
export function faultyProject(): string {
  const root = copyProject(process.cwd())
  renameSync(join(root, 'gatsby-node.ts'), join(root, 'site-node.ts'))
  writeFileSync(join(root, 'gatsby-node.ts'), nodeWithFaults)
  appendFileSync(join(root, 'gatsby-ssr.tsx'), renderWithFault)
  return root
}

/** Writes minimal content with these changes and a blog with this number of articles. */
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

/** The formatted problems found by the content check, or an empty string. */
export function contentProblems(root: string): string {
  const { problems } = readAndCheckContent(root, reading)
  return problems.length ? formatProblems(problems) : ''
}

/** The HTML of all built pages by their file in public/. */
export function builtHtml(root: string): Map<string, string> {
  const folder = join(root, 'public')
  const pages = listFiles(folder, '.', '.html').filter(file => !file.startsWith('_gatsby/'))
  return new Map(pages.map(file => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** The text of a built file, or an empty string if it does not exist. */
export function builtText(root: string, file: string): string {
  const path = join(root, 'public', file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
