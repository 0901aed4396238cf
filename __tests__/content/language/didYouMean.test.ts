import { findClosestMatch, formatDidYouMeanHint } from '../../../src/content/language/didYouMean'

const types = ['hero', 'stats', 'steps', 'callToAction']

it.each([
  ['herro', 'hero'],
  ['Stat', 'stats'],
  ['step', 'steps'],
  ['calltoaction', 'callToAction'],
  ['callForAction', 'callToAction'],
])('takes %s for %s', (word, meant) => {
  expect(findClosestMatch(word, types)).toBe(meant)
})

it('takes nothing for a word that is far from all', () => {
  expect(findClosestMatch('gallery', types)).toBeUndefined()
  expect(findClosestMatch('hero', [])).toBeUndefined()
})

it('suggests in words, or says nothing', () => {
  expect(formatDidYouMeanHint('herro', types)).toBe('; did you mean “hero”')
  expect(formatDidYouMeanHint('gallery', types)).toBe('')
})
