import { join } from 'node:path'
import { buildResolvers } from '../../../src/gatsby/schema/resolvers'

const { Article, Picture, ArticlesSection } = buildResolvers()

type ImageArgs = Parameters<typeof Picture.image.resolve>
type ArticlesArgs = Parameters<typeof ArticlesSection.articles.resolve>

describe('Picture.image', () => {
  const picture = { src: 'images/lines.png', alt: '', stock: false }
  const resize = jest.fn((node: unknown, options: { layout: string }) => ({ node, layout: options.layout }))
  const info = { schema: { getType: () => ({ getFields: () => ({ gatsbyImageData: { resolve: resize } }) }) } }
  const resolve = (file: object | undefined, nodes: Record<string, object>) => {
    const absolutePath = join(process.cwd(), 'content/images/art/document-1.png')
    const nodeModel = {
      findOne: async () => file && { ...file, absolutePath },
      getNodeById: ({ id }: { id: string }) => nodes[id] ?? null,
    }
    return Picture.image.resolve(picture, {}, { nodeModel } as unknown as ImageArgs[2], info as unknown as ImageArgs[3])
  }

  it('resolves the file to full-width image data', async () => {
    const sharp = { id: 'sharp', internal: { contentDigest: 'a' } }
    expect(await resolve({ children: ['other', 'sharp'] }, { sharp })).toEqual({ node: sharp, layout: 'fullWidth' })
  })

  it('resizes a picture once, and again only when its file changes', async () => {
    const resolveWithDigest = (contentDigest: string) =>
      resolve({ children: ['shown'] }, { shown: { id: 'shown', internal: { contentDigest } } })
    resize.mockClear()
    expect(await resolveWithDigest('a')).toBe(await resolveWithDigest('a'))
    expect(resize).toHaveBeenCalledTimes(1)
    await resolveWithDigest('b')
    expect(resize).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['there is no such file', undefined],
    ['the file cannot be resized', { children: ['other'] }],
  ])('throws if %s', async (_, file) => {
    await expect(resolve(file, {})).rejects.toThrow(
      'content/images/lines.png: is not a picture that can be resized; expected a PNG, JPEG or WebP file.',
    )
  })
})

it('parses the stored JSON of a body into a render tree', () => {
  expect(Article.body.resolve({ body: '{"type":"root","children":[]}' })).toEqual({ type: 'root', children: [] })
})

describe('ArticlesSection.articles', () => {
  const newest = ['d', 'c', 'b', 'a'].map(slug => ({ slug }))
  const nodeModel = { findAll: async () => ({ entries: newest }) }
  const slugs = async (skip: number, limit: number, featured = 'b') => {
    const context = { nodeModel } as unknown as ArticlesArgs[2]
    const articles = await ArticlesSection.articles.resolve({ language: 'fr', featured }, { skip, limit }, context)
    return articles.map(({ slug }) => slug)
  }

  it('lists the featured article first, then the others by date, newest first', async () => {
    expect(await slugs(0, 48)).toEqual(['b', 'd', 'c', 'a'])
  })

  it('supports skip and limit without repeating an article', async () => {
    expect([await slugs(0, 3), await slugs(3, 3)]).toEqual([['b', 'd', 'c'], ['a']])
  })
})
