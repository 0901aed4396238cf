import { estimateReadMinutesFromWordCount } from '../../../src/content/language/readTime'

it.each([
  [0, 1],
  [220, 1],
  [221, 2],
  [1540, 7],
])('estimates %i words as %i minutes', (words, minutes) => {
  expect(estimateReadMinutesFromWordCount(words)).toBe(minutes)
})
