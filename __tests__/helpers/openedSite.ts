import { existsSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'
import { listFiles } from '../../src/content/read/files'
import { readValidContent } from '../../src/content/read/readContent'
import { buildNodeSpecs } from '../../src/gatsby/nodes/nodeSpecs'
import type { Language } from '../../src/config/languages'
import { resolvePagePathFromHtmlFile, parsePath } from '../../src/shared/paths'
import { builtFile, siteFolder } from './siteFiles'

// What tests of the built site ask of all of it. Reading and parsing take far longer than asking, so each process does
// both once: siteEnvironment.ts hands this module to every test file.

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

/** The nodes of that content. */
export const drafts = buildNodeSpecs(content)

/** A file of the built site, parsed anew: for those who change it. */
export function parsed(file: string): CheerioAPI {
  return load(builtFile(file), { xml: file.endsWith('.xml') })
}

/** Every page of the built site, the not-found pages included; nobody may change them. */
export const pages = openPages()

const sizes = new Map(pages.map(({ $ }) => [$, sizeOf($)]))

/** The addresses of pages that have lost or gained elements since they were parsed. */
export function changedPages(): string[] {
  return pages.filter(({ $ }) => sizes.get($) !== sizeOf($)).map(({ path }) => path)
}

function sizeOf($: CheerioAPI): number {
  return $('*').length
}

function openPages(): BuiltPage[] {
  if (!existsSync(siteFolder)) throw new Error('There is no public folder; run `npm run build` first.')
  return listFiles(siteFolder, '.', '.html')
    .filter(file => !file.startsWith('_gatsby'))
    .map(file => {
      const path = resolvePagePathFromHtmlFile(file)
      return { path, ...parsePath(path), alias: /^\/en(\/|$)/.test(path), $: parsed(file) }
    })
}
