import type { BuildArgs } from 'gatsby'
import { languages, type Language } from '../../config/languages'
import { buildAbsoluteUrl } from '../../shared/paths'
import { createRecord } from '../../shared/properties'
import { getPracticeNodeFields, listArticlesNewestFirst, type NodeSpec } from '../nodes/nodeSpecs'
import type { RoutedPageNodeSpecWithDigest } from '../nodes/pageDigests'
import { resolveStockPhotoUrl } from '../pictures/stockPhotos'
import type { SectionSerializerContext } from './sections'
import { readTranslator } from './translator'

/** Returns a function that creates the context for each page. `published` maps local pictures to their public paths. */
export function createSerializerContextFactory(
  root: string,
  specs: NodeSpec[],
  published: ReadonlyMap<string, string>,
): (page: RoutedPageNodeSpecWithDigest) => SectionSerializerContext {
  const around = createRecord(languages, language => collectSurroundings(root, specs, language))
  return ({ fields }) => {
    const { practice, ...own } = around[fields.language]
    const pictures = getPictures(fields).flatMap(({ name, src, stock }): [string, string][] => {
      if (stock) return practice.stockPhotos ? [[name, resolveStockPhotoUrl(practice.stockPhotos, src)]] : []
      const path = published.get(src)
      return path ? [[name, buildAbsoluteUrl(practice.website, path)]] : []
    })
    return { ...own, practice, website: practice.website, path: fields.path, pictures: new Map(pictures) }
  }
}

function collectSurroundings(root: string, specs: NodeSpec[], language: Language) {
  return {
    language,
    practice: getPracticeNodeFields(specs, language),
    t: readTranslator(root, language),
    articles: listArticlesNewestFirst(specs, language),
  }
}

const getPictures = (fields: RoutedPageNodeSpecWithDigest['fields']) => ('pictures' in fields ? fields.pictures : [])

/** Queries the public paths of the local pictures in articles and documents, by their paths under content/. */
export async function queryPublishedPicturePaths(
  graphql: BuildArgs['graphql'],
  pages: RoutedPageNodeSpecWithDigest[],
): Promise<Map<string, string>> {
  const sources = pages.flatMap(({ fields }) => getPictures(fields)).flatMap(({ src, stock }) => (stock ? [] : [src]))
  if (!sources.length) return new Map()
  const { data, errors } = await graphql<Queries.PicturesOfTextsQuery>(
    /* GraphQL */ `
      query PicturesOfTexts($sources: [String!]!) {
        allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $sources } }) {
          nodes {
            relativePath
            sizes
          }
        }
      }
    `,
    { sources },
  )
  if (!data) throw new Error(`The pictures of texts could not be read: ${String(errors)}`)
  return new Map(
    data.allFile.nodes.flatMap(({ relativePath, sizes }): [string, string][] =>
      sizes?.images.fallback ? [[relativePath, sizes.images.fallback.src]] : [],
    ),
  )
}
