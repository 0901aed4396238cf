import { join } from 'node:path'
import { buildArticleBatchPath, articlesPerBatchFile } from '../../../config/blog'
import { languages } from '../../../config/languages'
import { buildHtmlFilePath, buildMarkdownPath } from '../../../shared/paths'
import type { RoutedPageNodeSpecWithDigest } from '../../nodes/pageDigests'
import { listPathAndPrefixedAlias } from '../../pages'

/** A page of the built site: its path, its files in public/, and the digest that HTML and page data must carry. */
export interface ExpectedPageFiles {
  path: string
  html: string
  data: string
  /** The Markdown version; only for the canonical path of an indexable page. */
  markdown?: string
  digest: string
}

/** The expected files of every path of these pages. */
export function listExpectedPageFiles(pages: RoutedPageNodeSpecWithDigest[]): ExpectedPageFiles[] {
  return pages.flatMap(({ fields }) =>
    listPathAndPrefixedAlias(fields).map(path => ({
      path,
      html: buildHtmlFilePath(path),
      data: buildPageDataPath(path),
      markdown: path === fields.path && !fields.noindex ? buildMarkdownPath(path).slice(1) : undefined,
      digest: fields.digest,
    })),
  )
}

/** The article batch files that these pages need, per language. */
export function listArticleBatchFiles(pages: RoutedPageNodeSpecWithDigest[]): { language: string; files: string[] }[] {
  return languages.map(language => {
    const count = pages.filter(({ type, fields }) => type === 'Article' && fields.language === language).length
    const batches = Math.max(0, Math.ceil(count / articlesPerBatchFile) - 1)
    return {
      language,
      files: Array.from({ length: batches }, (_, index) => buildArticleBatchPath(language, index + 2).slice(1)),
    }
  })
}

const buildPageDataPath = (path: string) => join('page-data', path === '/' ? 'index' : path.slice(1), 'page-data.json')
