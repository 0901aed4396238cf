import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headingIdsFilePath, keepOrCreateHeadingIds } from '../../../src/content/read/recordedHeadingIds'
import { fixContent } from '../../../src/commands/fix'
import { rewrite, withSmallContent } from '../../helpers/contentCopy'
import { contentWith, files, problemsWith, put } from '../../helpers/project'

const same = (...ids: string[]) => ids.map((id): [string, string] => [id, id])

it.each<[string, string[], [string, string][], string[]]>([
  ['names a new text by its words', ['a', 'b'], [], ['a', 'b']],
  ['keeps what it knows', ['a', 'b'], same('a', 'b'), ['a', 'b']],
  ['keeps the address of a heading with other words', ['a', 'new', 'c'], same('a', 'b', 'c'), ['a', 'b', 'c']],
  ['keeps them when all words change', ['x', 'y', 'z'], same('a', 'b', 'c'), ['a', 'b', 'c']],
  ['remembers words that changed before', ['new'], [['new', 'old']], ['old']],
  ['keeps the first address when words change again', ['newer'], [['new', 'old']], ['old']],
  ['names an added heading by its words', ['a', 'added', 'b'], same('a', 'b'), ['a', 'added', 'b']],
  ['lets a heading go', ['a', 'c'], same('a', 'b', 'c'), ['a', 'c']],
  ['lets headings change places', ['b', 'a'], same('a', 'b'), ['b', 'a']],
  ['guesses nothing where it cannot know', ['a', 'x', 'y', 'c'], same('a', 'b', 'c'), ['a', 'x', 'y', 'c']],
  [
    'gives no address twice',
    ['new', 'a', 'x', 'y', 'z'],
    [
      ['new', 'x'],
      ['a', 'a'],
    ],
    ['x', 'a', 'x-2', 'y', 'z'],
  ],
])('%s', (_, slugs, kept, ids) => {
  expect(keepOrCreateHeadingIds(slugs, kept)).toEqual(ids)
})

const kept = {
  'content/articles/trials': {
    en: ['what-it-costs', 'paid-by-the-month'],
    fr: ['ce-que-cela-coute', 'paye-au-mois'],
  },
}
const linked = { [files.home]: { 'sections[3].actions[0].to': '/blog/trials#what-it-costs' } }
const reword = put('## What it costs', '## The price of it')
const reworded = { [files.article.en]: reword }

describe('a heading that others link to', () => {
  it('keeps its id when it is reworded', () => {
    expect(problemsWith({ ...linked, [headingIdsFilePath]: JSON.stringify(kept), ...reworded })).toEqual([])
  })

  it('loses its id if none is recorded', () => {
    expect(problemsWith({ ...linked, ...reworded })).toEqual([expect.stringContaining('#what-it-costs')])
  })
})

it('reports a broken file of ids alone, and fix:content leaves it as it is', async () => {
  const broken = `<<<<<<< ours\n${JSON.stringify(kept)}`
  const sentences = [expect.stringMatching(/^content\/headings\.json:1: .*merge/)]
  expect(problemsWith({ ...linked, [headingIdsFilePath]: broken, ...reworded })).toEqual(sentences)
  await withSmallContent(async root => {
    writeFileSync(join(root, headingIdsFilePath), broken)
    await fixContent(root)
    expect(readFileSync(join(root, headingIdsFilePath), 'utf8')).toBe(broken)
  })
})

it('gives a heading the id of the other language as an alias', () => {
  const fr = contentWith().texts.find(({ file }) => file === files.article.fr)
  expect(fr?.analysis.headings).toMatchObject([
    { id: 'ce-que-cela-coute', aliasIds: ['what-it-costs'] },
    { id: 'paye-au-mois', aliasIds: ['paid-by-the-month'] },
  ])
  const heading = fr?.analysis.hast.children.find(node => node.type === 'element' && node.tagName === 'h2')
  expect(heading).toMatchObject({
    properties: { id: 'ce-que-cela-coute' },
    children: [{ tagName: 'span', properties: { id: 'what-it-costs' } }, { type: 'text' }],
  })
})

it('fix:content records heading ids, and a second run changes nothing', () =>
  withSmallContent(
    async root => {
      const read = () => JSON.parse(readFileSync(join(root, headingIdsFilePath), 'utf8')) as typeof kept
      await fixContent(root)
      expect(read()).toMatchObject(kept)
      expect(read()).not.toHaveProperty('content/articles/gone')
      expect(await fixContent(root)).toEqual([])
      rewrite(root, files.article.en, reword)
      await fixContent(root)
      expect(read()['content/articles/trials'].en).toEqual(['the-price-of-it=what-it-costs', 'paid-by-the-month'])
    },
    { [headingIdsFilePath]: '{ "content/articles/gone": { "en": ["a"] } }\n' },
  ))
