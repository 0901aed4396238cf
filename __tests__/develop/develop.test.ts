import { readFileSync, writeFileSync } from 'node:fs'
import { toGraphqlSectionTypeName } from '../../src/gatsby/schema/sections'
import { sectionTypes } from '../../src/content/model'
import { siteTypes, undescribed, type SchemaType } from './introspection'
import { startDevelop, until, type DevelopServer } from './server'

jest.setTimeout(240_000)

let develop: DevelopServer

beforeAll(async () => {
  develop = await startDevelop()
})

afterAll(() => develop?.stop())

it('shows GraphiQL to developers', async () => {
  const answer = await fetch(`${develop.url}/___graphql`, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/graphiql/i)
})

describe('the saved queries of docs/querying.md', () => {
  const blocks = [...readFileSync('docs/querying.md', 'utf8').matchAll(/^```graphql\n(.*?)^```/gms)]
  const queries = blocks.map(([, query = '']) => [/query (\w+)/.exec(query)?.[1], query] as const)

  it('are several', () => {
    expect(queries.length).toBeGreaterThanOrEqual(6)
  })

  it.each(queries)('%s gives data', async (_name, query) => {
    const data = await develop.ask(query)
    expect(Object.entries(data).filter(([, value]) => isEmpty(value))).toEqual([])
  })
})

describe('the types of the site', () => {
  let types: SchemaType[]

  beforeAll(async () => {
    types = await siteTypes(develop, ['Routed', 'Page', 'Article', 'Document', 'Practice', 'Navigation', 'Fact'])
  })

  it('are all there, with one for each section type', () => {
    const members = sectionTypes.map(toGraphqlSectionTypeName)
    const shapes = [
      'Alternate',
      'Crumb',
      'Heading',
      'Intro',
      'Link',
      'Picture',
      'RoutedLink',
      'Section',
      'Seo',
      'Source',
    ]
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining([...members, ...shapes]))
  })

  it('say what they are, and so does each of their fields', () => {
    expect(types.flatMap(undescribed)).toEqual([])
  })
})

describe('a content file saved while develop runs', () => {
  it('changes its node in both languages', async () => {
    const file = 'content/facts.json'
    const [key = '', fact] = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>)[0] ?? []
    const query = `{ allFact(filter: { key: { eq: "${key}" } }) { nodes { evidence } } }`
    const before = await develop.ask(query)
    const evidence = 'A sentence that stands here while a test runs.'
    const changed = (text: string) =>
      JSON.stringify({ ...(JSON.parse(text) as object), [key]: { ...fact, evidence } }, null, 2)

    await whileSaved(file, changed, () => untilGiven(query, { allFact: { nodes: [{ evidence }, { evidence }] } }))
    await untilGiven(query, before)
  })

  it('changes what other pages say of it', async () => {
    const file = 'content/articles/what-is-fractional-gc/en.mdx'
    const title = 'A title that stands here while a test runs'
    const query = `{
      article(slug: { eq: "what-is-fractional-gc" }, language: { eq: en }) { title }
      others: allRouted(filter: { language: { eq: en } }, sort: { path: ASC }) { nodes { related { title } } }
    }`
    const before = await develop.ask(query)
    const { article, ...others } = before
    expect(JSON.stringify(others)).toContain(JSON.stringify((article as { title: string }).title))

    await whileSaved(
      file,
      text => text.replace(/^title: .*$/m, `title: '${title}'`),
      () =>
        until('the new title shows on the article and beside it', async () => {
          const { article, ...others } = await develop.ask(query)
          expect(article).toEqual({ title })
          expect(JSON.stringify(others)).toContain(title)
        }),
    )
    await untilGiven(query, before)
  })
})

/** Acts while a file holds another text; it holds its own again afterwards, whatever happens. */
async function whileSaved(file: string, change: (text: string) => string, act: () => Promise<void>): Promise<void> {
  const text = readFileSync(file, 'utf8')
  try {
    writeFileSync(file, change(text))
    await act()
  } finally {
    writeFileSync(file, text)
  }
}

function untilGiven(query: string, data: object): Promise<void> {
  return until('the query gives the new data', async () => expect(await develop.ask(query)).toEqual(data))
}

// A count of nothing is an answer; no node, no list entry and no text is none.
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' ? Object.values(value ?? {}).every(isEmpty) : false
}
