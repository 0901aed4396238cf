import { join } from 'node:path'
import { articleChunkPath, articlesPerChunk } from '../../../config/blog'
import { languages } from '../../../config/languages'
import { pageFile } from '../../../shared/paths'
import type { DigestedDraft } from '../../nodes/digests'
import { addressesOf } from '../../pages'

/** A page of the built site: its address, its two files in public/, and the digest that both must carry. */
export interface BuiltFiles {
  path: string
  html: string
  data: string
  digest: string
}

/** The files of every address of these pages. */
export function filesOfPages(pages: DigestedDraft[]): BuiltFiles[] {
  return pages.flatMap(({ fields }) =>
    addressesOf(fields).map(path => ({ path, html: pageFile(path), data: dataOf(path), digest: fields.digest })),
  )
}

/** The files of older articles that these pages need, by language. */
export function chunksOf(pages: DigestedDraft[]): { language: string; files: string[] }[] {
  return languages.map(language => {
    const count = pages.filter(({ type, fields }) => type === 'Article' && fields.language === language).length
    const chunks = Math.max(0, Math.ceil(count / articlesPerChunk) - 1)
    return {
      language,
      files: Array.from({ length: chunks }, (_, index) => articleChunkPath(language, index + 2).slice(1)),
    }
  })
}

const dataOf = (path: string) => join('page-data', path === '/' ? 'index' : path.slice(1), 'page-data.json')
