import { createRequire } from 'node:module'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { minify } from '@swc/core'
import { languages, type Language } from '../../../config/languages'
import { searchFolder, type SearchLookupTables } from '../../../config/search'
import type { GlossaryTerm } from '../../../content/model'
import { getProperty } from '../../../shared/properties'
import { hiddenWordsDelimiters, encodeSearchIndexText } from '../../../shared/searchText'
import type { RoutedPageNodeSpecWithDigest } from '../../nodes/pageDigests'
import { listCommonWords } from './commonWords'
import { collectSearchRecords, type SearchRecord } from './records'
import type { PageSection } from './pageSections'
import { createTermAliasFinder, type GlossaryTermWithAvoidedWords } from './termAliases'

/** What of Pagefind’s files a visitor’s browser asks for; its own pages, sheets and worker are left out. */
const needed = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.(?:en|fr)\.pagefind|.*\.pf_(?:meta|index|fragment))$/

/**
 * Writes what visitors search in: Pagefind’s engine, an index a language over the built pages, and what kind each page is,
 * with the names of all terms. Says how many pages and terms can be found.
 */
export async function writeSearchIndex(
  publicFolder: string,
  pages: RoutedPageNodeSpecWithDigest[],
  terms: readonly GlossaryTermWithAvoidedWords[],
): Promise<{ records: number }> {
  const records = collectSearchRecords(publicFolder, pages, terms)
  await writeSearchIndexFiles(
    join(publicFolder, searchFolder),
    records,
    terms.map(({ term }) => term),
  )
  return { records: records.length }
}

/** Writes into a folder what visitors search in of these pages and terms. */
export async function writeSearchIndexFiles(
  folder: string,
  records: SearchRecord[],
  terms: readonly GlossaryTerm[],
): Promise<void> {
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  // An answer needs one piece of the index for each word. Smaller pieces weigh less, more of them make their list longer:
  // at 500 both together are least for the questions of the tests, and with 1,000 articles.
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= '500'
  const root = process.cwd()
  // CommonJS of our own, as Pagefind is an ES module: what it gives is said here.
  const loader = createRequire(join(root, 'package.json'))(join(root, 'src/gatsby/output/search/pagefind.cjs')) as {
    loadPagefind: () => Promise<typeof import('pagefind')>
  }
  const { close, createIndex } = await loader.loadPagefind()
  const { index, errors } = await createIndex({})
  if (!index) throw new Error(`The search index could not be made: ${errors.join(', ')}`)
  for (const language of languages) {
    const otherNames = createTermAliasFinder(terms, language)
    const own = records.filter(record => record.language === language)
    const answers = await Promise.all(
      own.map(record => index.addHTMLFile({ url: record.url, content: toIndexedHtml(record, otherNames) })),
    )
    const failed = answers.flatMap(({ errors }) => errors)
    if (failed.length) throw new Error(`The search index could not be made: ${failed.join(', ')}`)
  }
  const { files } = await index.getFiles()
  await close()
  rmSync(folder, { recursive: true, force: true })
  for (const { path, content } of files.filter(({ path }) => needed.test(path)))
    write(path, path === 'pagefind.js' ? await minifyEngine(content) : content)
  const ids = fragmentIds(files)
  for (const language of languages) {
    const own = records.filter(record => record.language === language)
    write(`lookup.${language}.json`, JSON.stringify(buildLookupTables(own, ids, `${language}_`)))
  }
}

// Pagefind’s script comes with its names in full: without them it weighs a seventh less on its way.
async function minifyEngine(script: Uint8Array): Promise<string> {
  const { code } = await minify(Buffer.from(script).toString(), { module: true, compress: true, mangle: true })
  return code
}

// Pagefind names the text of a page by its digest: fragment/en_1a2b3c.pf_fragment.
function fragmentIds(files: { path: string; content: Uint8Array }[]): Map<string, string> {
  return new Map(
    files.flatMap(({ path, content }) => {
      const [, id] = /^fragment\/(.+)\.pf_fragment$/.exec(path) ?? []
      if (!id) return []
      const text = gunzipSync(content).toString('utf8')
      const url = getProperty(JSON.parse(text.slice(text.indexOf('{'))), 'url')
      return [[String(url), id] as const]
    }),
  )
}

// Pagefind’s own filters would have the browser fetch the whole index to learn what kind of page each is.
function buildLookupTables(
  records: SearchRecord[],
  ids: ReadonlyMap<string, string>,
  prefix: string,
): SearchLookupTables {
  const lookup: SearchLookupTables = {
    prefix,
    kinds: {},
    topics: {},
    common: listCommonWords(records),
    terms: [],
  }
  for (const { url, kind, topic, title, names } of records) {
    const id = ids.get(url)
    if (!id) throw new Error(`The search index lacks ${url}.`)
    // What has a subject is an article: most pages of a large site need not be listed twice.
    const rest = id.slice(prefix.length)
    const join = (before?: string) => (before ? `${before} ${rest}` : rest)
    if (topic) lookup.topics[topic] = join(lookup.topics[topic])
    else lookup.kinds[kind] = join(lookup.kinds[kind])
    if (names) lookup.terms.push({ id, name: title, path: url, names })
  }
  return lookup
}

/** A page as Pagefind is to read it: its words and headings, each section followed by the other names of its terms. */
function toIndexedHtml(record: SearchRecord, otherNames: (text: string) => string[]): string {
  const { language, title, sections, keywords } = record
  return [
    `<html lang="${language}"><head><title>${escaped(title)}</title></head><body>`,
    `<main data-pagefind-body><i data-pagefind-meta="title:${escaped(title)}"></i>`,
    ...sections.slice(0, 1).map(section => toHtml(section, language, otherNames, keywords)),
    ...sections.slice(1).map(section => toHtml(section, language, otherNames)),
    '</main></body></html>',
  ].join('\n')
}

function toHtml(
  section: PageSection,
  language: Language,
  otherNames: (text: string) => string[],
  keywords: string[] = [],
): string {
  const { id, heading, level, paragraphs } = section
  const names = otherNames([heading, ...paragraphs].join('\n'))
  return [
    ...(heading
      ? [`<h${level}${id ? ` id="${id}"` : ''}>${escaped(encodeSearchIndexText(heading, language))}</h${level}>`]
      : []),
    ...paragraphs.map(text => `<p>${escaped(encodeSearchIndexText(text, language))}</p>`),
    ...(names.length ? [`<p data-pagefind-weight="0.5">${hidden(names, language)}</p>`] : []),
    ...(keywords.length ? [`<p data-pagefind-weight="3">${hidden(keywords, language)}</p>`] : []),
  ].join('\n')
}

const hidden = (names: string[], language: Language) =>
  `${hiddenWordsDelimiters.begin} ${escaped(encodeSearchIndexText(names.join(' '), language))} ${hiddenWordsDelimiters.end}`

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
