import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import type { Language } from '../../src/config/languages'
import { parsePath } from '../../src/lib/paths'
import { filesUnder } from '../../src/build/content/files'
import { readValidContent } from '../../src/build/content/read'

/** Where the built site is; SITE_FOLDER names a copy, to be tested while another build runs. */
export const siteFolder = process.env.SITE_FOLDER ?? join(process.cwd(), 'public')

/** One page of the built site, parsed. */
export interface BuiltPage {
  /** Its address: /fr/about. */
  path: string
  language: Language
  /** Its neutral address: /about. */
  route: string
  /** True for the English pages under /en. */
  alias: boolean
  $: CheerioAPI
}

/** The content that the site was built from. */
export const content = readValidContent(process.cwd())

/** The address of the site, without a slash at the end. */
export const { website } = content.practice

/** A file of the built site as text. */
export function builtFile(path: string): string {
  return readFileSync(join(siteFolder, path), 'utf8')
}

/** A file of the built site as bytes. */
export function builtBytes(path: string): Buffer {
  return readFileSync(join(siteFolder, path))
}

/** The file of the built site that is served at the address of a page. */
export function fileOf(path: string): string {
  return path.endsWith('.html') ? path : join(path, 'index.html')
}

/** True when the built site has a file at an address. */
export function exists(path: string): boolean {
  return existsSync(join(siteFolder, path)) || existsSync(join(siteFolder, path, 'index.html'))
}

/** Every page of the built site, the not-found pages included. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(siteFolder)) throw new Error('There is no public folder; run `npm run build` first.')
  return filesUnder(siteFolder, '.', '.html')
    .filter(file => !file.startsWith('_gatsby'))
    .map(file => {
      const path = `/${file}`.replace(/\/index\.html$/, '') || '/'
      return { path, ...parsePath(path), alias: /^\/en(\/|$)/.test(path), $: load(builtFile(file)) }
    })
}

/** The pages that search engines are given: no alias, no not-found page. */
export function canonicalPages(): BuiltPage[] {
  return builtPages().filter(({ alias, path }) => !alias && !path.endsWith('404.html'))
}
