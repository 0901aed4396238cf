import { createRequire } from 'node:module'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { minify } from '@swc/core'
import { languages } from '../../../config/languages'
import { searchFolder, type SearchCompanionData } from '../../../config/search'
import type { GlossaryTerm } from '../../../content/model'
import { writeFileWithFolders } from '../../../content/writeFiles'
import { getProperty } from '../../../shared/properties'
import type { RoutedPageNodeSpecWithDigest } from '../../nodes/pageDigests'
import { listCommonWordsToSkipInQueries } from './commonWordsToSkipInQueries'
import { createPagefindHtmlRenderer } from './indexedHtml'
import { readSearchRecordsFromBuild, type SearchRecord } from './records'
import type { GlossaryTermWithAvoidedWords } from './termAliases'

/** Pagefind’s files that browsers load; its own UI, style sheets and worker are left out. */
const needed = /^(?:pagefind\.js|pagefind-entry\.json|wasm\.(?:en|fr)\.pagefind|.*\.pf_(?:meta|index|fragment))$/

/**
 * Writes the search data: Pagefind’s engine, an index per language over the built pages, and companion data (the kind or
 * category of each page, very common words and the names of all terms). Returns the number of searchable records.
 */
export async function writeSearchIndex(
  publicFolder: string,
  pages: RoutedPageNodeSpecWithDigest[],
  terms: readonly GlossaryTermWithAvoidedWords[],
): Promise<{ records: number }> {
  const records = readSearchRecordsFromBuild(publicFolder, pages, terms)
  await writePagefindFilesAndCompanionData(
    join(publicFolder, searchFolder),
    records,
    terms.map(({ term }) => term),
  )
  return { records: records.length }
}

/** Writes the search engine, indexes and companion data for these records and terms to a folder. */
export async function writePagefindFilesAndCompanionData(
  folder: string,
  records: SearchRecord[],
  terms: readonly GlossaryTerm[],
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const write = (path: string, content: string | Uint8Array) => writeFileWithFolders(join(folder, path), content)
  // A query loads one index chunk per word. Smaller chunks are faster, but more of them make the list of chunks longer:
  // 500 gives the smallest total for the test queries, also with 1,000 articles.
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= '500'
  const root = process.cwd()
  // A CommonJS wrapper, because Pagefind is an ES module; its type is declared here.
  const loader = createRequire(join(root, 'package.json'))(join(root, 'src/gatsby/output/search/pagefind.cjs')) as {
    loadPagefind: () => Promise<typeof import('pagefind')>
  }
  const { close, createIndex } = await loader.loadPagefind()
  const { index, errors } = await createIndex({})
  if (!index) throw new Error(`The search index could not be made: ${errors.join(', ')}`)
  for (const language of languages) {
    const writeHtml = createPagefindHtmlRenderer(terms, language)
    const answers: ReturnType<typeof index.addHTMLFile>[] = []
    for (const record of records.filter(record => record.language === language)) {
      answers.push(index.addHTMLFile({ url: record.url, content: writeHtml(record) }))
      // Sends it to Pagefind’s process, and lets the compression of other files go on.
      await setImmediate()
    }
    const failed = (await Promise.all(answers)).flatMap(({ errors }) => errors)
    if (failed.length) throw new Error(`The search index could not be made: ${failed.join(', ')}`)
  }
  const { files } = await index.getFiles()
  await close()
  for (const { path, content } of files.filter(({ path }) => needed.test(path)))
    write(path, path === 'pagefind.js' ? await minifyEngine(content) : content)
  const ids = mapFragmentIds(files)
  for (const language of languages) {
    const own = records.filter(record => record.language === language)
    write(`companion.${language}.json`, JSON.stringify(buildSearchCompanionData(own, ids, `${language}_`)))
  }
}

// Pagefind’s script is not minified; minifying saves a seventh of the transfer size.
async function minifyEngine(script: Uint8Array): Promise<string> {
  const { code } = await minify(Buffer.from(script).toString(), { module: true, compress: true, mangle: true })
  return code
}

// Pagefind names the fragment of a page by its digest: fragment/en_1a2b3c.pf_fragment.
function mapFragmentIds(files: { path: string; content: Uint8Array }[]): Map<string, string> {
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

// Pagefind’s own filters would make the browser load the whole index just to learn the kind of each page.
function buildSearchCompanionData(
  records: SearchRecord[],
  ids: ReadonlyMap<string, string>,
  prefix: string,
): SearchCompanionData {
  const companion: SearchCompanionData = {
    prefix,
    kinds: {},
    categories: {},
    common: listCommonWordsToSkipInQueries(records),
    terms: [],
  }
  for (const { url, kind, category, title, names } of records) {
    const id = ids.get(url)
    if (!id) throw new Error(`The search index lacks ${url}.`)
    // Only articles have a category, so they need not be listed by kind as well.
    const rest = id.slice(prefix.length)
    const join = (before?: string) => (before ? `${before} ${rest}` : rest)
    if (category) companion.categories[category] = join(companion.categories[category])
    else companion.kinds[kind] = join(companion.kinds[kind])
    if (names) companion.terms.push({ id, name: title, path: url, names })
  }
  return companion
}
