import { existsSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'
import { listFiles } from '../../src/content/read/files'
import { readValidContent } from './validContent'
import { buildNodeSpecs } from '../../src/gatsby/nodes/nodeSpecs'
import type { Language } from '../../src/config/languages'
import { resolvePagePathFromHtmlFile, splitLanguageAndRoute } from '../../src/shared/paths'
import { builtFile, siteFolder } from './siteFiles'

// The parsed site for tests of the built site. Reading and parsing are slow, so each process does it once:
// siteEnvironment.ts passes this module to every test file.

/** A parsed page of the built site. */
export interface BuiltPage {
  /** Path: /fr/about. */
  path: string
  language: Language
  /** Route: /about. */
  route: string
  /** Whether it is an English alias under /en. */
  alias: boolean
  $: CheerioAPI
}

/** The content of the built site. */
export const content = readValidContent(process.cwd())

/** The node specs of the content. */
export const nodeSpecs = buildNodeSpecs(content)

/** Parses a file of the built site again, for tests that modify it. */
export function parsed(file: string): CheerioAPI {
  return load(builtFile(file), { xml: file.endsWith('.xml') })
}

/** All pages of the built site, including not-found pages; do not modify them. */
export const pages = openPages()

const sizes = new Map(pages.map(({ $ }) => [$, sizeOf($)]))

/** Paths of pages whose number of elements has changed since parsing: a test has modified them. */
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
      return { path, ...splitLanguageAndRoute(path), alias: /^\/en(\/|$)/.test(path), $: parsed(file) }
    })
}
