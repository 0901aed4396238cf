import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { resultsPerStep, type SearchCompanionData } from '../../../src/config/search'
import type { Language } from '../../../src/config/languages'
import { toSearchCompanionTables, type PagefindEngine } from '../../../src/site/browser/search/engine'
import { loadMatchAndBestExcerpt } from '../../../src/site/browser/search/results'
import { searchAndRank } from '../../../src/site/browser/search/searchAndRank'

/** A query, and the bytes loaded for its first results, apart from the page and its scripts. */
interface FirstAnswer {
  question: string
  bytes: number
}

/** The bytes loaded for the first results of each query, largest first. */
export async function weighFirstAnswers(
  folder: string,
  language: Language,
  questions: readonly string[],
): Promise<FirstAnswer[]> {
  const fetched = new Map<string, number>()
  // Stubs of the browser APIs that Pagefind uses.
  Object.assign(globalThis, {
    window: globalThis,
    location: { origin: 'http://localhost', href: 'http://localhost/' },
    document: { querySelector: () => ({ getAttribute: () => language }) },
    fetch: (address: unknown) => {
      const name = String(address).replace(/^.*\/pagefind\/|\?.*$/g, '')
      const bytes = readFileSync(join(folder, name))
      fetched.set(name, bytes.length)
      return Promise.resolve(new Response(bytes))
    },
  })
  const script = join(folder, 'pagefind.js')
  const file = readFileSync(join(folder, `companion.${language}.json`))
  const companion = toSearchCompanionTables(JSON.parse(String(file)) as SearchCompanionData)
  const module = (await import(`${pathToFileURL(script).href}?${language}`)) as {
    createInstance: (options: object) => PagefindEngine
  }
  const before = [readFileSync(script), file].reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0)
  const answers: FirstAnswer[] = []
  for (const question of questions) {
    fetched.clear()
    const engine = module.createInstance({ basePath: '/pagefind/', noWorker: true })
    const matches = await searchAndRank(question, language, engine, companion)
    await Promise.all(matches.slice(0, resultsPerStep).map(match => loadMatchAndBestExcerpt(match, language)))
    answers.push({ question, bytes: [...fetched.values()].reduce((sum, bytes) => sum + bytes, before) })
  }
  return answers.sort((one, other) => other.bytes - one.bytes)
}
