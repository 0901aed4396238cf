import { collectStrings } from '../../src/content/collectStrings'

it('finds every text with its field, its last name and its language', () => {
  const value = { title: { en: 'One', fr: 'Un' }, items: [{ to: ['/a', '/b'] }], count: 3, none: null, yes: true }
  expect(collectStrings(value)).toEqual([
    { text: 'One', field: 'title.en', key: 'title', language: 'en' },
    { text: 'Un', field: 'title.fr', key: 'title', language: 'fr' },
    { text: '/a', field: 'items[0].to[0]', key: 'to', language: undefined },
    { text: '/b', field: 'items[0].to[1]', key: 'to', language: undefined },
  ])
})

it('finds the language of words in a list', () => {
  expect(collectStrings({ points: [{ en: 'One', fr: 'Un' }] }).map(({ key, language }) => [key, language])).toEqual([
    ['points', 'en'],
    ['points', 'fr'],
  ])
})

it('finds nothing where there are no texts', () => {
  expect(collectStrings({ a: [1, { b: null }] })).toEqual([])
})
