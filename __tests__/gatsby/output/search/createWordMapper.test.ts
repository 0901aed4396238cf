import { createWordMapper } from '../../../../src/gatsby/output/search/createWordMapper'
import { encodeTextForSearchIndex } from '../../../../src/shared/searchText'

it('computes each distinct word once', () => {
  const compute = jest.fn((word: string) => word.length)
  const lengths = createWordMapper(compute)
  expect([lengths('one two one'), lengths('two\u00a0one')]).toEqual([
    [3, 3, 3],
    [3, 3],
  ])
  expect(compute).toHaveBeenCalledTimes(2)
})

it.each([
  ['fr', 'L’avocate d’une société, qu’elle conseille, peut-elle agir ? « L’œuvre » de 1\u202f000 $ est-elle à vous ?'],
  ['en', 'The company’s counsel, and IT; “US” law is not us.  O’Brien’s co-op'],
] as const)('encodes a text in %s for the index as the query is encoded', (language, text) => {
  const encode = createWordMapper(word => encodeTextForSearchIndex(word, language))
  expect(encode(text).join(' ')).toBe(encodeTextForSearchIndex(text, language))
})
