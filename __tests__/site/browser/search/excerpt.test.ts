import { encodeTextForSearchIndex } from '../../../../src/shared/searchText'
import { toExcerpt } from '../../../../src/site/browser/search/excerpt'
import type { SearchMatch } from '../../../../src/site/browser/search/searchAndRank'

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`).join(' ')

/** The excerpt of a text around the words in brackets. */
function excerptOf(text: string): string {
  return excerptRunsOf(text)
    .map(({ text }) => text)
    .join('')
}

function excerptRunsOf(text: string) {
  const words = encodeTextForSearchIndex(text.replace(/[[\]]/g, ''), 'en').split(' ')
  const places = text.split(' ').flatMap((word, place) => (word.startsWith('[') ? [place] : []))
  const found = [{ weight: 1, places }]
  const match: SearchMatch = { id: 'a', kind: 'article', score: 1, found, names: [], data: jest.fn() }
  return toExcerpt({ text: 0, to: words.length }, words, new Set(), match, 'en')
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

it('marks the words of a phrase as one, with the stop words between them, but not across punctuation', () => {
  const marked = (text: string) => excerptRunsOf(text).flatMap(({ text, marked }) => (marked ? [text] : []))
  expect(marked('A [notice] of [compliance] is sent.')).toEqual(['notice of compliance'])
  expect(marked('The [trial] [sponsor], a [notice], and the [compliance] of (a [sponsor]).')).toEqual([
    'trial sponsor',
    'notice',
    'compliance',
    'sponsor',
  ])
})
