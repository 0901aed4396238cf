import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateNodeArgs, Node, NodeInput } from 'gatsby'
import { files, writeProject, type FileChanges } from '../helpers/project'
import { facts } from '../helpers/project/single'

type Source = typeof import('../../src/gatsby/sourceNodes')
type Api = Parameters<Source['sourceContent']>[0]

const root = mkdtempSync(join(tmpdir(), 'project-'))
let source: Source

beforeAll(async () => {
  // The module takes the folder in which it is loaded for the project’s root.
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  source = await import('../../src/gatsby/sourceNodes')
})

afterAll(() => rmSync(root, { recursive: true }))

const mdx = (file: string) =>
  ({ id: `mdx ${file}`, internal: { type: 'Mdx', contentFilePath: join(root, file) } }) as unknown as Node

/** Gatsby with these nodes in its store, which remembers what it is asked to do. */
function gatsbyWith(store: Partial<Record<string, { id: string }[]>> = {}) {
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

function sourced(store: Partial<Record<string, { id: string }[]>> = {}, changes: FileChanges = {}) {
  writeProject(root, changes)
  const gatsby = gatsbyWith(store)
  source.sourceContent(gatsby.api)
  return gatsby
}

const idsOf = (nodes: NodeInput[], type: string) =>
  nodes.filter(({ internal }) => internal.type === type).map(({ id }) => id)

it('creates pages, practice, menus and facts in both languages', () => {
  const { created, deleted, errors } = sourced()
  expect(errors).toEqual([])
  expect(deleted).toEqual([])
  expect(idsOf(created, 'Page')).toEqual([
    'Page en /404.html',
    'Page en /contact',
    'Page en /',
    'Page en /services/corporate-law',
    'Page fr /fr/404.html',
    'Page fr /fr/contact',
    'Page fr /fr',
    'Page fr /fr/services/corporate-law',
  ])
  expect(idsOf(created, 'Practice')).toEqual(['Practice en practice', 'Practice fr practice'])
  expect(idsOf(created, 'Navigation')).toEqual(['Navigation en navigation', 'Navigation fr navigation'])
  expect(idsOf(created, 'Fact')).toHaveLength(2 * Object.keys(facts).length)
})

it('creates no text before its MDX node is there', () => {
  const { created } = sourced()
  expect([...idsOf(created, 'Article'), ...idsOf(created, 'Document')]).toEqual([])
})

it('deletes the nodes of pages that are gone, and no others', () => {
  const { deleted } = sourced({
    Page: [{ id: 'Page en /gone' }, { id: 'Page en /contact' }],
    Fact: [{ id: 'Fact en x' }],
  })
  expect(deleted).toEqual(['Page en /gone'])
})

it('makes articles and documents children of their MDX nodes', () => {
  const { created, links } = sourced({ Mdx: [mdx(files.article.fr), mdx(files.document.en)] })
  expect(created.filter(({ parent }) => parent).map(({ id, parent }) => [id, parent])).toEqual([
    ['Article fr /fr/blog/trials', 'mdx content/articles/trials/fr.mdx'],
    ['Document en /privacy', 'mdx content/documents/privacy/en.mdx'],
  ])
  expect(links).toEqual([
    ['mdx content/articles/trials/fr.mdx', 'Article fr /fr/blog/trials'],
    ['mdx content/documents/privacy/en.mdx', 'Document en /privacy'],
  ])
})

it('makes the child of an MDX node that comes later', () => {
  sourced()
  const { api, links } = gatsbyWith()
  source.createLongformNode(mdx(files.article.en), api)
  expect(links).toEqual([['mdx content/articles/trials/en.mdx', 'Article en /blog/trials']])
})

it('leaves MDX that is no text of the content alone', () => {
  sourced()
  const { api, created, links } = gatsbyWith()
  source.createLongformNode(mdx('docs/notes.mdx'), api)
  expect([...created, ...links]).toEqual([])
})

it('reports content with problems and changes nothing', () => {
  const store = { Page: [{ id: 'Page en /gone' }], Mdx: [mdx(files.article.fr)] }
  const { created, deleted, links, errors } = sourced(store, { [files.home]: { summary: 'Home' } })
  expect(errors).toEqual([
    '1 problem in the content:\n\ncontent/pages/home.json\n  - line 6, summary: must be words in both languages (One sentence about the page, shown on cards that link to it). Example: { "en": "About us", "fr": "À propos" }',
  ])
  expect([...created, ...deleted, ...links]).toEqual([])
})

describe('before a build', () => {
  const command = process.env.gatsby_executing_command
  afterEach(() => {
    process.env.gatsby_executing_command = command
    // Takes what a test prepared and left.
    sourced()
  })

  it('reads the content once: nodes are made of what was checked', () => {
    process.env.gatsby_executing_command = 'build'
    writeProject(root)
    expect(source.checkContentAndCacheNodeSpecs().problems).toEqual([])
    const later = sourced({}, { [files.home]: { summary: 'Home' } })
    expect(later.errors).toEqual([])
    expect(idsOf(later.created, 'Page')).toContain('Page en /')
    expect(sourced({}, { [files.home]: { summary: 'Home' } }).errors).toHaveLength(1)
  })

  it('gives every problem and prepares nothing', () => {
    process.env.gatsby_executing_command = 'build'
    writeProject(root, { [files.home]: { summary: 'Home' } })
    expect(source.checkContentAndCacheNodeSpecs().problems).toHaveLength(1)
    expect(sourced({}, { [files.home]: { summary: 'Home' } }).errors).toHaveLength(1)
  })

  it('leaves develop to read what was saved meanwhile', () => {
    process.env.gatsby_executing_command = 'develop'
    writeProject(root)
    source.checkContentAndCacheNodeSpecs()
    expect(sourced({}, { [files.home]: { summary: 'Home' } }).errors).toHaveLength(1)
  })
})

describe('isContentFileNode', () => {
  const file = (fields: object) =>
    ({
      internal: { type: 'File' },
      sourceInstanceName: 'content',
      extension: 'json',
      ...fields,
    }) as unknown as CreateNodeArgs['node']

  it.each([{}, { extension: 'mdx' }])('is true of a file of the content: %j', fields =>
    expect(source.isContentFileNode(file(fields))).toBe(true),
  )

  it.each([{ extension: 'png' }, { sourceInstanceName: 'locale' }, { internal: { type: 'Mdx' } }])(
    'is false of %j',
    fields => expect(source.isContentFileNode(file(fields))).toBe(false),
  )
})
