import type { Node } from 'gatsby'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import type { Language } from '../../config/languages'
import { articlesPerBatch } from '../../config/blog'
import { chooseImageOptions } from '../pictures/imageOptions'
import type { StoredPicture } from '../pictures/pictures'
import { resolveStockPhotoUrl, buildStockPhotoImageData } from '../pictures/stockPhotos'

interface Context {
  nodeModel: {
    findOne(
      query: object,
    ): Promise<{ children: string[]; id: string; absolutePath: string; stockPhotos?: string } | undefined>
    findAll(query: { type: 'Article'; query: object }): Promise<{ entries: Iterable<Article> }>
    getNodeById(query: object): Node | null
  }
}

const text = { body: { resolve: ({ body }: { body: string }): unknown => JSON.parse(body) } }

/**
 * Resolvers of fields whose values come from other nodes (picture files, article lists, the practice), and of bodies,
 * which nodes store as JSON text.
 */
export function buildResolvers() {
  return {
    Article: text,
    Document: text,
    File: {
      sizes: {
        type: 'GatsbyImageData',
        description: 'Image data of a picture under content/ in every width that the site uses.',
        resolve: (
          { relativePath: src }: { relativePath: string },
          _: object,
          context: Context,
          info: GraphQLResolveInfo,
        ) => resolveImage({ src, alt: '', stock: false }, context, info),
      },
    },
    Picture: {
      image: {
        type: 'GatsbyImageData!',
        description: 'Image data in every width that the site uses, in the format of gatsby-plugin-image.',
        resolve: (picture: StoredPicture, _: object, context: Context, info: GraphQLResolveInfo) =>
          resolveImage(picture, context, info),
      },
      original: {
        type: 'String',
        description: 'URL of the original photo on the stock photo host, without parameters; null for local pictures.',
        resolve: (picture: StoredPicture, _: object, { nodeModel }: Context) => resolveOriginalPath(picture, nodeModel),
      },
    },
    ArticlesSection: {
      articles: {
        type: '[Article!]!',
        description: 'Articles in the language: the featured one first, then the newest first.',
        args: {
          skip: { type: 'Int', defaultValue: 0, description: 'Number of articles to skip.' },
          limit: {
            type: 'Int',
            defaultValue: articlesPerBatch,
            description: 'Maximum number of articles to return.',
          },
        },
        resolve: resolveArticles,
      },
    },
    ContactSection: {
      practice: {
        resolve: ({ language }: { language: Language }, _: object, { nodeModel }: Context) =>
          nodeModel.findOne({ type: 'Practice', query: { filter: { language: { eq: language } } } }),
      },
    },
  }
}

interface Article {
  slug: string
}

async function resolveArticles(
  { language, featured }: { language: Language; featured: string },
  { skip, limit }: { skip: number; limit: number },
  { nodeModel }: Context,
): Promise<Article[]> {
  const query = { filter: { language: { eq: language } }, sort: { fields: ['date', 'slug'], order: ['DESC', 'ASC'] } }
  const newest = [...(await nodeModel.findAll({ type: 'Article', query })).entries]
  const first = newest.filter(({ slug }) => slug === featured)
  return [...first, ...newest.filter(({ slug }) => slug !== featured)].slice(skip, skip + limit)
}

async function resolveOriginalPath(
  { src, stock }: StoredPicture,
  nodeModel: Context['nodeModel'],
): Promise<string | null> {
  if (!stock) return null
  const practice = await nodeModel.findOne({ type: 'Practice' })
  if (!practice?.stockPhotos) throw new Error(`${src}: content/practice.json has no providers.stockPhotos.`)
  return resolveStockPhotoUrl(practice.stockPhotos, src)
}

// Memoized for the run: many pages show the same picture, some lists many times.
const images = new Map<string, unknown>()

async function resolveImage(
  picture: StoredPicture,
  { nodeModel, ...context }: Context,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const original = await resolveOriginalPath(picture, nodeModel)
  if (original) return buildStockPhotoImageData(original)
  const { src } = picture
  const file = await nodeModel.findOne({
    type: 'File',
    query: { filter: { sourceInstanceName: { eq: 'content' }, relativePath: { eq: src } } },
  })
  const sharp = file?.children.map(id => nodeModel.getNodeById({ id, type: 'ImageSharp' })).find(Boolean)
  const type = info.schema.getType('ImageSharp')
  if (!file || !sharp || !type || !('getFields' in type))
    throw new Error(`content/${src}: is not a picture that can be resized; expected a PNG, JPEG or WebP file.`)
  const field = type.getFields().gatsbyImageData
  if (!field || !('resolve' in field) || !field.resolve)
    throw new Error('gatsby-transformer-sharp gives no gatsbyImageData; is gatsby-plugin-image installed?')
  const { absolutePath } = file
  const { id, internal } = sharp
  const key = `${id} ${internal.contentDigest}`
  const { resolve } = field
  const sized = async (): Promise<unknown> => {
    const options = await chooseImageOptions(absolutePath)
    return resolve(sharp, options, { nodeModel, ...context }, info)
  }
  const image = images.get(key) ?? sized()
  images.set(key, image)
  return image
}
