import { toExcerpt } from '../../../../src/site/browser/search/excerpt'
import type { SearchMatch } from '../../../../src/site/browser/search/searchAndRank'

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`).join(' ')

/** The excerpt of a text around a word, which is in brackets in it. */
function excerptOf(text: string): string {
  const words = text.replace(/[[\]]/g, '').split(' ')
  const places = text.split(' ').flatMap((word, place) => (word.startsWith('[') ? [place] : []))
  const match: SearchMatch = { id: 'a', kind: 'article', score: 1, found: [{ weight: 1, places }], data: jest.fn() }
  return toExcerpt({ text: 0, to: words.length }, words, new Set(), match, 'en')
    .map(({ text }) => text)
    .join('')
}

it('begins with the sentence of the word, if it begins near', () => {
  const before = `${listNumbers(40)} end. The holder of a patent may, in ten or fifteen words more, stop [others]`
  expect(excerptOf(`${before} ${listNumbers(60)}`)).toMatch(/^The holder of a patent/)
})

it('shows a text that has only one sentence from its beginning to its end', () => {
  const text = 'The person who holds the federal licence to write and prosecute [patents] for others.'
  expect(excerptOf(text)).toBe(text.replace(/[[\]]/g, ''))
})

it('ends with a clause rather than in the next, without its sign', () => {
  const words = [
    'The',
    '[agent]',
    ...listNumbers(30).split(' '),
    'licence;',
    'the',
    'management',
    ...listNumbers(60).split(' '),
  ]
  expect(excerptOf(words.join(' '))).toMatch(/ n29 licence…$/)
})
