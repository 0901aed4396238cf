import { closestMatch, didYouMean } from '../../../src/content/language/didYouMean'

const types = ['hero', 'stats', 'steps', 'callToAction']

it.each([
  ['herro', 'hero'],
  ['Stat', 'stats'],
  ['step', 'steps'],
  ['calltoaction', 'callToAction'],
  ['callForAction', 'callToAction'],
])('takes %s for %s', (word, meant) => {
  expect(closestMatch(word, types)).toBe(meant)
})

it('takes nothing for a word that is far from all', () => {
  expect(closestMatch('gallery', types)).toBeUndefined()
  expect(closestMatch('hero', [])).toBeUndefined()
})

it('suggests in words, or says nothing', () => {
  expect(didYouMean('herro', types)).toBe('; did you mean “hero”')
  expect(didYouMean('gallery', types)).toBe('')
})
