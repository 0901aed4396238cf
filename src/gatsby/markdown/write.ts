import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../config/languages'
import { writeFileWithFolders } from '../../content/writeFiles'
import { buildLlmsPath, buildMarkdownPath } from '../../shared/paths'
import { getPracticeNodeFields } from '../nodes/nodeSpecs'
import { isRoutedPageNodeSpec, type NodeSpecWithDigest, type RoutedPageNodeSpecWithDigest } from '../nodes/pageDigests'
import { generateLlmsText } from './llms'
import { pageToMarkdown } from './page'
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
    const listed = pages.flatMap(({ fields }) => (fields.language === language ? [fields] : []))
    write(
      buildLlmsPath(language),
      generateLlmsText({ language, practice: getPracticeNodeFields(specs, language), pages: listed }),
    )
  }
  return pages.length
}
