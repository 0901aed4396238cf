import { findNearestGlossaryTerms } from '../../../../src/site/browser/search/nearestGlossaryTerms'
import { searchAndRank } from '../../../../src/site/browser/search/searchAndRank'
import { toSearchCompanionTables, type PagefindEngine } from '../../../../src/site/browser/search/engine'
import { loadMatchAndBestExcerpt } from '../../../../src/site/browser/search/results'
import { encodeTextForSearchIndex } from '../../../../src/shared/searchText'

const texts: Record<string, string> = {
  law: 'The law of patents. Patents last long. Review. The review of patents takes time.',
  term: 'notice of compliance (NOC). A letter. ⟦ avis de conformité ⟧',
  clinic: 'clinic. A place where drugs are given.',
  other: 'A letter about the review of a notice.',
  scattered: `Licences. ${'Other words stand here. '.repeat(40)} Royalties.`,
  stripes: `Stripes. ${'are '.repeat(60)}of the kind that is cut.`,
  fences: `${'Plain. '.repeat(40)}Here the fence begins, ${'posts, rails, '.repeat(40)}`,
  sentences: `Bees ${'make honey '.repeat(12)}in it. The hive is warm. ${'It holds wax. '.repeat(20)}`,
  labelled: `Title ⟦ hive ⟧ Nothing here. Review. A hive is reviewed.`,
  cost: 'How much does it cost? The fee.',
  long: 'How long does it take? A while.',
  letter: 'The authority answers. The notice of compliance, as a rule, comes in months. ⟦ NOC ⟧',
  together: `${'Other words stand here. '.repeat(40)} Licences bear royalties.`,
}
const companion = toSearchCompanionTables({
  prefix: '',
  kinds: { term: 'term clinic', practice: 'other scattered together letter', question: 'cost long' },
  categories: { patents: 'law' },
  common: ['letter', 'review'],
  terms: [
    {
      id: 'term',
      name: 'notice of compliance (NOC)',
      path: '/glossary#noc',
      names: ['notice of compliance', 'NOC', 'avis de conformité'],
    },
  ],
})

/** A mock engine that finds whole words. */
const engine: PagefindEngine = {
  search: word =>
    Promise.resolve({
      results: Object.entries(texts).flatMap(([id, text]) => {
        const words = encodeTextForSearchIndex(text, 'en').split(' ')
        const places = words.flatMap((each, place) =>
          each.toLowerCase().replace(/[().]/g, '') === word ? [place] : [],
        )
        const anchors = text.includes('Review.')
          ? [{ element: 'h2', id: 'review', text: 'Review.', location: words.indexOf('Review.') }]
          : []
        const [question] = /^[^.]*\?/.exec(text) ?? [id]
        const data = { url: `/${id}`, raw_content: words.join(' '), meta: { title: question }, anchors }
        return places.length || word === null
          ? [{ id, score: places.length, words: places, data: () => Promise.resolve(data) }]
          : []
      }),
    }),
}
const ask = (question: string) => searchAndRank(question, 'en', engine, companion)

it('ranks the page with most of the significant words first, even if no page has all', async () => {
  const matches = await ask('how long is the review of patents in Ontario?')
  expect(matches.map(({ id }) => id)[0]).toBe('law')
  expect(matches[0]).toMatchObject({ kind: 'article', category: 'patents' })
})

it('ranks a term first if the question names it in either language', async () => {
  const [first] = await ask('avis de conformité')
  expect(first?.id).toBe('term')
  expect((await ask('notice letter'))[0]?.id).not.toBe(undefined)
})

it('ranks the page with the words close together before one with scattered words', async () => {
  expect((await ask('licences royalties')).map(({ id }) => id)).toEqual(['together', 'scattered'])
})

it('ranks the page that uses the only word of a query most first, however long it is', async () => {
  const results = [
    { id: 'short', score: 2, words: [1], data: texts.law },
    { id: 'long', score: 1, words: [3, 40, 80, 120, 160, 200, 240, 280], data: texts.law },
  ].map(result => ({ ...result, data: () => Promise.reject(new Error('Not loaded for ranking.')) }))
  const found = await searchAndRank('royalties', 'en', { search: () => Promise.resolve({ results }) }, companion)
  expect(found.map(({ id }) => id)).toEqual(['long', 'short'])
})

it('ranks a page before a question that has the only word of a query as often', async () => {
  const results = ['asked', 'page'].map(id => ({ id, score: 1, words: [1], data: () => Promise.reject(new Error(id)) }))
  const kinds = new Map([
    ['asked', 'question' as const],
    ['page', 'practice' as const],
  ])
  const search = () => Promise.resolve({ results })
  const order = async (query: string) =>
    (await searchAndRank(query, 'en', { search }, { ...companion, kinds })).map(({ id }) => id)
  expect(await order('royalties')).toEqual(['page', 'asked'])
  expect(await order('royalties licences')).toEqual(['asked', 'page'])
})

it('searches for common words only if the question has few others', async () => {
  const searched: string[] = []
  const watched: PagefindEngine = { search: word => (searched.push(String(word)), engine.search(word)) }
  const wordsOf = async (question: string) => {
    searched.length = 0
    await searchAndRank(question, 'en', watched, companion)
    return searched
  }
  expect(await wordsOf('letter about the review of licences bearing royalties')).toEqual([
    'licences',
    'bearing',
    'royalties',
  ])
  expect(await wordsOf('letter of review about patents')).toEqual(['patents', 'review'])
  expect(await wordsOf('letter')).toEqual(['letter'])
})

it('finds nothing for unknown words', async () => {
  expect(await ask('zebra')).toEqual([])
})

it('finds the questions whose titles have most of a query of stop words', async () => {
  expect((await ask('how')).map(({ id }) => id)).toEqual(['cost', 'long'])
  const [match, ...others] = await ask('How much?')
  expect(match).toMatchObject({ id: 'cost', kind: 'question' })
  expect(others).toEqual([])
  expect(match && (await loadMatchAndBestExcerpt(match, 'en'))).toMatchObject({ url: '/cost' })
  expect(await ask('whose')).toEqual([])
})

it('cuts an excerpt around the name of a term that was found by another', async () => {
  const match = (await ask('NOC')).find(({ id }) => id === 'letter')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['notice of compliance'])
})

it('links the matching section, with the words highlighted in the excerpt', async () => {
  const [match] = await ask('review time')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer).toMatchObject({ url: '/law#review', heading: 'Review.', title: 'law' })
  expect(answer?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['review', 'time'])
})

it('excludes index-only words from the excerpt', async () => {
  const [match] = await ask('conformité')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer?.excerpt.map(({ text }) => text).join('')).toBe('notice of compliance (NOC). A letter.')
})

it('ends a truncated excerpt after a whole word', async () => {
  const [match] = await ask('stripes')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer?.excerpt.map(({ text }) => text).join('')).toMatch(/^Stripes\. .* are…$/)
})

it('begins an excerpt with a sentence where one is near, and ends a truncated one without a comma', async () => {
  const [match] = await ask('fence')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer?.excerpt.map(({ text }) => text).join('')).toMatch(/^Here the fence .*rails…$/)
})

it('adds no ellipsis where the excerpt begins and ends with a sentence, even one that begins with a stop word', async () => {
  const match = (await ask('hive')).find(({ id }) => id === 'sentences')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer?.excerpt.map(({ text }) => text).join('')).toMatch(/^The hive is warm\. .*It holds wax\.$/)
})

it('prefers a section that shows the word to one where it is only indexed', async () => {
  const match = (await ask('hive')).find(({ id }) => id === 'labelled')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['hive'])
})

it('does not repeat the heading in the excerpt', async () => {
  const [match] = await ask('drugs')
  const answer = match && (await loadMatchAndBestExcerpt(match, 'en'))
  expect(answer?.heading).toBe('clinic')
  expect(answer?.excerpt.map(({ text }) => text).join('')).toBe('A place where drugs are given.')
})

it('suggests the nearest terms for a misspelt question', () => {
  expect(findNearestGlossaryTerms('notise of complyance', companion.terms).map(({ path }) => path)).toEqual([
    '/glossary#noc',
  ])
  expect(findNearestGlossaryTerms('zzz', companion.terms)).toEqual([])
})
