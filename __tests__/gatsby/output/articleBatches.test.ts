import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { splitArticlesAfterFirstBatch, writeArticleBatches } from '../../../src/gatsby/output/articleBatches'
import { createTestFolder, writeInto } from '../../helpers/folders'

describe('writeArticleBatches', () => {
  const folder = createTestFolder()
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const articles = Array.from({ length: 49 }, (_, index) => ({ path: `/fr/blog/${index}` }))
  const graphql = async () => ({ data: { allPage: { nodes: [{ language: 'fr', sections: [{}, { articles }] }] } } })
  const write = (query: () => Promise<object>) => writeArticleBatches(folder, query as BuildArgs['graphql'])

  beforeAll(() => {
    writeInto(folder, 'articles/fr-3.json', '[]')
    return write(graphql)
  })

  it('writes a batch of the articles beyond the first 48', () => {
    expect(JSON.parse(read('articles/fr-2.json'))).toEqual([articles[48]])
  })

  it('removes batches of earlier builds', () => {
    expect(existsSync(join(folder, 'articles/fr-3.json'))).toBe(false)
  })

  it('writes the same files when run again', async () => {
    const before = read('articles/fr-2.json')
    await write(graphql)
    expect(read('articles/fr-2.json')).toEqual(before)
  })

  it('rejects if the list of articles cannot be read', async () => {
    const failing = async () => ({ errors: ['No such field'] })
    await expect(write(failing)).rejects.toThrow('The list of articles could not be read: No such field')
  })
})

it.each([
  [0, []],
  [48, []],
  [49, [[2, 1]]],
  [
    97,
    [
      [2, 48],
      [3, 1],
    ],
  ],
])('splits the articles after the 48th of %i into batches of 48', (count, batches) => {
  const articles = Array.from({ length: count }, (_, index) => index)
  expect(splitArticlesAfterFirstBatch(articles).map(({ batch, part }) => [batch, part.length])).toEqual(batches)
})
