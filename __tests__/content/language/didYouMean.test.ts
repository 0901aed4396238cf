import { findClosestMatch, formatDidYouMeanHint } from '../../../src/content/language/didYouMean'

const types = ['hero', 'stats', 'steps', 'callToAction']

it.each([
  ['herro', 'hero'],
  ['Stat', 'stats'],
  ['step', 'steps'],
  ['calltoaction', 'callToAction'],
  ['callForAction', 'callToAction'],
])('matches %s to %s', (word, meant) => {
  expect(findClosestMatch(word, types)).toBe(meant)
})

it('matches nothing if no candidate is similar', () => {
  expect(findClosestMatch('gallery', types)).toBeUndefined()
  expect(findClosestMatch('hero', [])).toBeUndefined()
})

it('formats a suggestion, or nothing', () => {
  expect(formatDidYouMeanHint('herro', types)).toBe('; did you mean “hero”')
  expect(formatDidYouMeanHint('gallery', types)).toBe('')
})

it('offers no other name of the same pattern', () => {
  expect(findClosestMatch('fgc-starter-price', ['ipd-starter-price', 'corporate-hourly'])).toBeUndefined()
})
