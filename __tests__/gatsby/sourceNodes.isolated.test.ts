import { join } from 'node:path'
import type { CreateNodeArgs, Node, NodeInput } from 'gatsby'
import { files, writeProject, type FileChanges } from '../helpers/project'
import { facts } from '../helpers/project/single'
import { createTestFolder } from '../helpers/folders'

type Source = typeof import('../../src/gatsby/sourceNodes')
type Api = Parameters<Source['sourceContent']>[0]

const root = createTestFolder()
let source: Source

beforeAll(async () => {
  // The module uses the working directory at load time as project root.
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  source = await import('../../src/gatsby/sourceNodes')
})

const mdx = (file: string) =>
  ({ id: `mdx ${file}`, internal: { type: 'Mdx', contentFilePath: join(root, file) } }) as unknown as Node

/** A fake Gatsby API with these nodes in its store, which records all actions. */
function fakeGatsby(store: Partial<Record<string, { id: string }[]>> = {}) {
  const created: NodeInput[] = []
  const deleted: string[] = []
  const links: [parent: string, child: string][] = []
  const errors: string[] = []
  const api = {
    actions: {
      createNode: (node: NodeInput) => created.push(node),
      deleteNode: ({ id }: { id: string }) => deleted.push(id),
      createParentChildLink: ({ parent, child }: Record<'parent' | 'child', Node>) => links.push([parent.id, child.id]),
    },
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNodesByType: (type: string) => store[type] ?? [],
    reporter: { error: (message: string) => errors.push(message) },
  } as unknown as Api
  return { api, created, deleted, links, errors }
}

function sourceProject(store: Partial<Record<string, { id: string }[]>> = {}, changes: FileChanges = {}) {
  writeProject(root, changes)
  const gatsby = fakeGatsby(store)
  source.sourceContent(gatsby.api)
  return gatsby
}

const ids = (nodes: NodeInput[], type: string) =>
  nodes.filter(({ internal }) => internal.type === type).map(({ id }) => id)

it('creates pages, practice, menus and facts in both languages', () => {
  const { created, deleted, errors } = sourceProject()
  expect(errors).toEqual([])
  expect(deleted).toEqual([])
  expect(ids(created, 'Page')).toEqual([
    'Page en /services/corporate-law',
    'Page en /contact',
    'Page en /',
    'Page en /404.html',
    'Page fr /fr/services/corporate-law',
    'Page fr /fr/contact',
    'Page fr /fr',
    'Page fr /fr/404.html',
  ])
  expect(ids(created, 'Practice')).toEqual(['Practice en practice', 'Practice fr practice'])
  expect(ids(created, 'Navigation')).toEqual(['Navigation en navigation', 'Navigation fr navigation'])
  expect(ids(created, 'Fact')).toHaveLength(2 * Object.keys(facts).length)
})

it('creates no article or document before its MDX node exists', () => {
  const { created } = sourceProject()
  expect([...ids(created, 'Article'), ...ids(created, 'Document')]).toEqual([])
})

it('deletes only the nodes of deleted pages and facts', () => {
  const { deleted } = sourceProject({
    Page: [{ id: 'Page en /gone' }, { id: 'Page en /contact' }],
    Fact: [{ id: 'Fact en gone' }, { id: 'Fact en clients' }],
    File: [{ id: 'File' }],
  })
  expect(deleted).toEqual(['Page en /gone', 'Fact en gone'])
})

it('creates articles and documents as children of their MDX nodes', () => {
  const { created, links } = sourceProject({ Mdx: [mdx(files.article.fr), mdx(files.document.en)] })
  expect(created.filter(({ parent }) => parent).map(({ id, parent }) => [id, parent])).toEqual([
    ['Article fr /fr/blog/trials', 'mdx content/articles/trials/fr.mdx'],
    ['Document en /privacy', 'mdx content/documents/privacy/en.mdx'],
  ])
  expect(links).toEqual([
    ['mdx content/articles/trials/fr.mdx', 'Article fr /fr/blog/trials'],
    ['mdx content/documents/privacy/en.mdx', 'Document en /privacy'],
  ])
})

it('creates the child of an MDX node that is created afterwards', () => {
  sourceProject()
  const { api, links } = fakeGatsby()
  source.createLongformNode(mdx(files.article.en), api)
  expect(links).toEqual([['mdx content/articles/trials/en.mdx', 'Article en /blog/trials']])
})

it('ignores MDX outside the content', () => {
  sourceProject()
  const { api, created, links } = fakeGatsby()
  source.createLongformNode(mdx('docs/notes.mdx'), api)
  expect([...created, ...links]).toEqual([])
})

it('reports content problems and changes no nodes', () => {
  const store = { Page: [{ id: 'Page en /gone' }], Mdx: [mdx(files.article.fr)] }
  const { created, deleted, links, errors } = sourceProject(store, { [files.home]: { summary: 'Home' } })
  expect(errors).toEqual([
    '1 problem in the content:\n\ncontent/pages/home.json\n  - line 6, summary: must be words in both languages (One sentence about the page, shown on cards that link to it). Example: { "en": "About us", "fr": "À propos" }',
  ])
  expect([...created, ...deleted, ...links]).toEqual([])
})

describe('readAndCheckContentBeforeSourcing', () => {
  const command = process.env.gatsby_executing_command
  afterEach(() => {
    process.env.gatsby_executing_command = command
    // Consumes node specs that a test has left in the cache.
    sourceProject()
  })

  it('caches the node specs in a build, for one sourcing', () => {
    process.env.gatsby_executing_command = 'build'
    writeProject(root)
    expect(source.readAndCheckContentBeforeSourcing().problems).toEqual([])
    const afterwards = sourceProject({}, { [files.home]: { summary: 'Home' } })
    expect(afterwards.errors).toEqual([])
    expect(ids(afterwards.created, 'Page')).toContain('Page en /')
    expect(sourceProject({}, { [files.home]: { summary: 'Home' } }).errors).toHaveLength(1)
  })

  it('returns problems and caches nothing', () => {
    process.env.gatsby_executing_command = 'build'
    writeProject(root, { [files.home]: { summary: 'Home' } })
    expect(source.readAndCheckContentBeforeSourcing().problems).toHaveLength(1)
    expect(sourceProject({}, { [files.home]: { summary: 'Home' } }).errors).toHaveLength(1)
  })

  it('caches nothing in develop, where files may change', () => {
    process.env.gatsby_executing_command = 'develop'
    writeProject(root)
    source.readAndCheckContentBeforeSourcing()
    expect(sourceProject({}, { [files.home]: { summary: 'Home' } }).errors).toHaveLength(1)
  })
})

describe('isJsonOrMdxContentFileNode', () => {
  const file = (fields: object) =>
    ({
      internal: { type: 'File' },
      sourceInstanceName: 'content',
      extension: 'json',
      ...fields,
    }) as unknown as CreateNodeArgs['node']

  it.each([{}, { extension: 'mdx' }])('is true for a content file: %j', fields =>
    expect(source.isJsonOrMdxContentFileNode(file(fields))).toBe(true),
  )

  it.each([{ extension: 'png' }, { sourceInstanceName: 'locale' }, { internal: { type: 'Mdx' } }])(
    'is false for %j',
    fields => expect(source.isJsonOrMdxContentFileNode(file(fields))).toBe(false),
  )
})
