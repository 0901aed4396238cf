import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '../src/config/languages'
import { openContentResultCache } from '../src/content/read/contentResultCache'
import { writePagefindFilesAndCompanionData } from '../src/gatsby/output/search'
import { weighFirstAnswers } from './bench/search/firstAnswers'
import { createSearchRecords, type Model } from './bench/search/records'

const { values } = parseArgs({
  options: { articles: { type: 'string', default: '1000' }, most: { type: 'string', default: '194000' } },
})

type Questions = Record<(typeof languages)[number], { question: string }[]>

const questions = ['searchQuestions', 'strangersQuestions'].map(
  name => JSON.parse(readFileSync(`__tests__/browser/${name}.json`, 'utf8')) as Questions,
)

/**
 * npm run bench:search: measures what the first results of each test query load with 1,000 articles per language,
 * either copies of the existing ones or made of words from all of them. With our own script (5,600 bytes) the limit is
 * 200,000 bytes.
 */
async function main(root: string): Promise<void> {
  const cache = openContentResultCache(root)
  const models: Model[] = ['copies', 'shuffled']
  for (const model of models) {
    const folder = mkdtempSync(join(tmpdir(), 'search-'))
    const started = Date.now()
    const { records, terms } = createSearchRecords(root, cache, model, Number(values.articles))
    await writePagefindFilesAndCompanionData(folder, records, terms)
    const seconds = (Date.now() - started) / 1000
    for (const language of languages) {
      const asked = questions.flatMap(each => each[language].map(({ question }) => question))
      const answers = await weighFirstAnswers(folder, language, asked)
      const heavy = answers.filter(({ bytes }) => bytes > Number(values.most))
      if (heavy.length) process.exitCode = 1
      const [most, middle] = [answers[0], answers[answers.length >> 1]]
      console.log(
        `${model}, ${language}: indexed in ${seconds.toFixed(1)} s; ${answers.length} queries, ${middle?.bytes} bytes for first results as median, ${most?.bytes} at most (${most?.question})`,
      )
      heavy.forEach(({ question, bytes }) => console.log(`  too heavy: ${question}: ${bytes}`))
    }
    rmSync(folder, { recursive: true })
  }
}

void main(process.cwd())
