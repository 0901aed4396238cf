import { nearest, suggestion } from '../../../src/content/language/nearest'

const types = ['hero', 'stats', 'steps', 'callToAction']

it.each([
  ['herro', 'hero'],
  ['Stat', 'stats'],
  ['step', 'steps'],
  ['calltoaction', 'callToAction'],
  ['callForAction', 'callToAction'],
])('takes %s for %s', (word, meant) => {
  expect(nearest(word, types)).toBe(meant)
})

it('takes nothing for a word that is far from all', () => {
  expect(nearest('gallery', types)).toBeUndefined()
  expect(nearest('hero', [])).toBeUndefined()
})

it('suggests in words, or says nothing', () => {
  expect(suggestion('herro', types)).toBe('; did you mean “hero”')
  expect(suggestion('gallery', types)).toBe('')
})
