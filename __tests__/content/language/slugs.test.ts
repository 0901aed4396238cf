import { slugify } from '../../../src/content/language/slugs'

it.each([
  ['Délai de grâce', 'delai-de-grace'],
  ['L’œuvre & le brevet', 'l-oeuvre-le-brevet'],
  ['  What does it cost?  ', 'what-does-it-cost'],
  ['Phase 2: the dose', 'phase-2-the-dose'],
  ['À 9\u00a0h 30', 'a-9-h-30'],
])('turns “%s” into a slug', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})
