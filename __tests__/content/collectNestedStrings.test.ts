import { collectNestedStrings } from '../../src/content/collectNestedStrings'

it('collects each string with its field path, key and language', () => {
  const value = { title: { en: 'One', fr: 'Un' }, items: [{ to: ['/a', '/b'] }], count: 3, none: null, yes: true }
  expect(collectNestedStrings(value)).toEqual([
    { text: 'One', field: 'title.en', key: 'title', language: 'en' },
    { text: 'Un', field: 'title.fr', key: 'title', language: 'fr' },
    { text: '/a', field: 'items[0].to[0]', key: 'to', language: undefined },
    { text: '/b', field: 'items[0].to[1]', key: 'to', language: undefined },
  ])
})

it('collects the language of bilingual list items', () => {
  expect(
    collectNestedStrings({ points: [{ en: 'One', fr: 'Un' }] }).map(({ key, language }) => [key, language]),
  ).toEqual([
    ['points', 'en'],
    ['points', 'fr'],
  ])
})

it('returns nothing for a value without strings', () => {
  expect(collectNestedStrings({ a: [1, { b: null }] })).toEqual([])
})
