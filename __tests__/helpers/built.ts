import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addPageDigests,
  isRoutedPageNodeSpec,
  type NodeSpecWithDigest,
  type RoutedPageNodeSpecWithDigest,
} from '../../src/gatsby/nodes/pageDigests'
import { listExpectedPageFiles } from '../../src/gatsby/output/built/expectedFiles'
import { generateAtomFeed } from '../../src/gatsby/output/feed'
import { buildNodeSpecs } from '../../src/gatsby/nodes/nodeSpecs'
import { readContent } from '../../src/content/read/readContent'
import { buildFeedPath } from '../../src/shared/paths'
import { writeInto } from './folders'
import { reading, withProject, type FileChanges } from './project'

/** The node specs of the small project with these changes. */
export function nodeSpecsWith(changes: FileChanges = {}): NodeSpecWithDigest[] {
  return withProject(changes, root => {
    const { content } = readContent(root, reading)
    if (!content) throw new Error('The project cannot be read.')
    return addPageDigests(buildNodeSpecs(content), root)
  })
}

/** The routed pages of the small project with these changes. */
export function pagesWith(changes: FileChanges = {}): RoutedPageNodeSpecWithDigest[] {
  return nodeSpecsWith(changes).filter(isRoutedPageNodeSpec)
}

/** The website URL of the small project. */
export const website = 'https://www.cabinet-atelier.ca'

/** Creates a project root with a public/ folder like Gatsby’s output for these pages, as far as post-build reads it. */
export function builtFrom(pages: RoutedPageNodeSpecWithDigest[]): string {
  const root = mkdtempSync(join(tmpdir(), 'built-'))
  const write = (file: string, text: string) => writeInto(root, join('public', file), text)
  for (const { html, data, markdown, digest } of listExpectedPageFiles(pages)) {
    write(html, `<!DOCTYPE html><html lang="en-CA" data-digest="${digest}"><head></head></html>`)
    write(data, JSON.stringify({ result: { pageContext: { digest } } }))
    if (markdown) write(markdown, '')
  }
  const listed = pages.filter(({ fields }) => !fields.noindex)
  const urls = listed.map(
    ({ fields }) =>
      `<url><loc>${website}${fields.path}</loc><lastmod>${String(fields.updated)}T00:00:00.000Z</lastmod></url>`,
  )
  write('sitemap-index.xml', `<sitemap><loc>${website}/sitemap-0.xml</loc></sitemap>`)
  write('sitemap-0.xml', urls.join(''))
  for (const language of ['en', 'fr'] as const) {
    const articles = pages
      .filter(({ type, fields }) => type === 'Article' && fields.language === language)
      .map(({ fields }) => fields as never)
    const practice = { name: 'Cabinet Atelier', website, language }
    write(
      buildFeedPath(language),
      generateAtomFeed({ practice, blogPage: { name: 'Blog', summary: '', path: '/blog' }, articles }),
    )
  }
  return root
}
