import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../config/languages'
import { writeFileWithFolders } from '../../content/writeFiles'
import { buildLlmsPath, buildMarkdownPath } from '../../shared/paths'
import { findNodeSpec, type NodeSpec } from '../nodes/nodeSpecs'
import { isRoutedPageNodeSpec, type NodeSpecWithDigest, type RoutedPageNodeSpecWithDigest } from '../nodes/pageDigests'
import { generateLlmsText, type LlmsPageEntry } from './llms'
import { pageToMarkdown } from './page'
import { getPracticeFields } from './serializerContextFactory'
import type { SectionSerializerContext } from './sections'

/**
 * Writes every page that may be indexed as Markdown, and /llms.txt, per language; returns the number of pages.
 * Unchanged files are not rewritten, so their compressed versions stay valid.
 */
export function writeMarkdownPagesAndLlmsText(
  publicFolder: string,
  specs: NodeSpecWithDigest[],
  getContext: (page: RoutedPageNodeSpecWithDigest) => SectionSerializerContext,
): number {
  const write = (path: string, text: string) => {
    const file = join(publicFolder, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return
    writeFileWithFolders(file, text)
  }
  const pages = specs.filter(isRoutedPageNodeSpec).filter(({ fields }) => !fields.noindex)
  pages.forEach(page => write(buildMarkdownPath(page.fields.path), pageToMarkdown(page, getContext(page))))
  for (const language of languages) {
    const named = sortInMenuOrder(
      pages.filter(({ fields }) => fields.language === language),
      specs,
      language,
    )
    write(
      buildLlmsPath(language),
      generateLlmsText({ language, practice: getPracticeFields(specs, language), pages: named }),
    )
  }
  return pages.length
}

// Menu pages first, in menu order; then the most recently changed.
function sortInMenuOrder(
  pages: RoutedPageNodeSpecWithDigest[],
  specs: NodeSpec[],
  language: Language,
): LlmsPageEntry[] {
  const { footer = [], header = [] } = findNodeSpec(specs, 'Navigation', language)?.fields ?? {}
  const linked = [...footer.flatMap(({ pages }) => pages), ...header.flatMap(item => [item, ...item.pages])]
  const order = new Map(
    [...new Set(linked.flatMap(each => ('path' in each ? [each.path] : [])))].map((path, index) => [path, index]),
  )
  const position = ({ path }: LlmsPageEntry) => order.get(path) ?? order.size
  return pages
    .map(({ fields }) => fields)
    .sort((a, b) => position(a) - position(b) || b.updated.localeCompare(a.updated))
}
