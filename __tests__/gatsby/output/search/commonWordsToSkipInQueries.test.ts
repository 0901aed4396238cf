import { listCommonWordsToSkipInQueries } from '../../../../src/gatsby/output/search/commonWordsToSkipInQueries'
import type { SearchRecord } from '../../../../src/gatsby/output/search/records'

const record = (number: number, text: string): SearchRecord => ({
  url: `/page-${number}`,
  language: 'fr',
  title: 'Page',
  kind: 'article',
  keywords: [],
  sections: [{ id: '', headingId: '', heading: 'Titre', level: 1, paragraphs: [text] }],
})
const records = (count: number) =>
  Array.from({ length: count }, (_, number) => record(number, number % 2 ? 'Santé et la santé' : 'Santé, brevets'))

it('is empty for a site with few pages', () => {
  expect(listCommonWordsToSkipInQueries(records(100))).toEqual([])
})

it('lists words of hundreds of pages, without accents and stop words', () => {
  expect(listCommonWordsToSkipInQueries(records(499))).toEqual(['titre', 'sante', 'brevets'])
})
