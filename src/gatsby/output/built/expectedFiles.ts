import { join } from 'node:path'
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

const buildPageDataPath = (path: string) => join('page-data', path === '/' ? 'index' : path.slice(1), 'page-data.json')
