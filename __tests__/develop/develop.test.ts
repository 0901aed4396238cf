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

it('serves GraphiQL', async () => {
  const response = await fetch(`${develop.url}/___graphql`, { headers: { Accept: 'text/html' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/graphiql/i)
})

describe('the saved queries of docs/querying.md', () => {
  const blocks = [...readFileSync('docs/querying.md', 'utf8').matchAll(/^```graphql\n(.*?)^```/gms)]
  const queries = blocks.map(([, query = '']) => [/query (\w+)/.exec(query)?.[1], query] as const)

  it('are at least six', () => {
    expect(queries.length).toBeGreaterThanOrEqual(6)
  })

  it.each(queries)('%s returns data for every field', async (_name, query) => {
    const data = await develop.ask(query)
    expect(Object.entries(data).filter(([, value]) => isEmpty(value))).toEqual([])
  })
})

describe('the GraphQL types of the site', () => {
  let types: SchemaType[]

  beforeAll(async () => {
    types = await siteTypes(develop, ['Routed', 'Page', 'Article', 'Document', 'Practice', 'Navigation', 'Fact'])
  })

  it('include shared types and one per section type', () => {
    const sectionTypeNames = sectionTypes.map(toGraphqlSectionTypeName)
    const sharedTypes = [
      'Alternate',
      'BreadcrumbItem',
      'Heading',
      'Intro',
      'Link',
      'Picture',
      'RoutedPagePreview',
      'Section',
      'Seo',
      'Source',
    ]
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining([...sectionTypeNames, ...sharedTypes]))
  })

  it('have descriptions on types and fields', () => {
    expect(types.flatMap(undescribed)).toEqual([])
  })
})

describe('saving a content file while develop runs', () => {
  it('updates its node in both languages', async () => {
    const file = 'content/facts.json'
    const [key = '', fact] = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>)[0] ?? []
    const query = `{ allFact(filter: { key: { eq: "${key}" } }) { nodes { evidence } } }`
    const before = await develop.ask(query)
    const evidence = 'A temporary sentence of a test.'
    const changed = (text: string) =>
      JSON.stringify({ ...(JSON.parse(text) as object), [key]: { ...fact, evidence } }, null, 2)

    await whileSaved(file, changed, () =>
      untilQueryReturns(query, { allFact: { nodes: [{ evidence }, { evidence }] } }),
    )
    await untilQueryReturns(query, before)
  })

  it('updates an article and the pages that link to it', async () => {
    const file = 'content/articles/what-is-fractional-gc/en.mdx'
    const title = 'A temporary title of a test'
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
        until('the article and its links have the new title', async () => {
          const { article, ...others } = await develop.ask(query)
          expect(article).toEqual({ title })
          expect(JSON.stringify(others)).toContain(title)
        }),
    )
    await untilQueryReturns(query, before)
  })
})

/** Runs an action while a file has changed content, and always restores the file afterwards. */
async function whileSaved(file: string, change: (text: string) => string, act: () => Promise<void>): Promise<void> {
  const text = readFileSync(file, 'utf8')
  try {
    writeFileSync(file, change(text))
    await act()
  } finally {
    writeFileSync(file, text)
  }
}

function untilQueryReturns(query: string, data: object): Promise<void> {
  return until('the query returns the new data', async () => expect(await develop.ask(query)).toEqual(data))
}

// Scalars, zero included, count as data; null, empty lists and objects of empty values do not.
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' ? Object.values(value ?? {}).every(isEmpty) : false
}
