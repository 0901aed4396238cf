import { notFoundRoute } from '../config/routes'
import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { defaultLanguage, languages, type Language } from '../config/languages'
import { prefixPathWithLanguage } from '../shared/paths'
import { storeStaticHeadByDigest } from './output/staticHeads'

/** What the addresses of a page are made from. */
export interface LocalizedRoute {
  language: Language
  route: string
  path: string
}

type RoutedNode = Queries.RoutesToCreateQuery['allRouted']['nodes'][number]

/** What a template’s query is given. */
interface PageContext {
  /** Id of the node that the page shows. */
  id: string
  language: Language
  /** Digest of its static head (shared/staticHead). */
  head: string
  /** Digest of all that the page shows: with another one Gatsby renders it again. */
  digest: string
  /** What gatsby-plugin-react-i18next needs to leave the page alone and still provide its words. */
  i18n: {
    language: Language
    languages: readonly Language[]
    defaultLanguage: Language
    generateDefaultLanguagePage: boolean
    routed: boolean
    originalPath: string
    path: string
  }
}

/** A Gatsby page for every address of every page, article and document: canonical, and English under /en besides. */
export async function createRoutedPages({
  actions,
  graphql,
  reporter,
}: Pick<CreatePagesArgs, 'actions' | 'graphql' | 'reporter'>): Promise<void> {
  const { data, errors } = await graphql<Queries.RoutesToCreateQuery>(/* GraphQL */ `
    query RoutesToCreate {
      allRouted {
        nodes {
          __typename
          id
          language
          route
          path
          head {
            staticHead
          }
          digest
          ... on Page {
            sections {
              __typename
            }
          }
        }
      }
    }
  `)
  if (!data) return reporter.panic(`The routes of the content could not be read: ${String(errors)}`)
  // No page has a `matchPath`, the French not-found page neither: Gatsby would then list every page under /fr in the
  // script that each page loads. site/app/deferredLoader.ts sees to addresses that do not exist.
  for (const node of data.allRouted.nodes) {
    const head = storeStaticHeadByDigest(node.head.staticHead)
    for (const path of listPathAndPrefixedAlias(node)) {
      actions.createPage({
        path,
        component: resolve(`src/site/templates/${selectTemplateName(node)}.tsx`),
        context: contextOf(node, path, head),
      })
    }
  }
}

type RoutedKind =
  { __typename: 'Article' | 'Document' } | { __typename: 'Page'; sections: readonly { __typename: string }[] }

/** The template of a node: what leafs through articles, and what is filled in, is code that only their pages load. */
export function selectTemplateName(node: RoutedKind): string {
  if (node.__typename !== 'Page') return node.__typename
  const { sections } = node
  const has = (types: RegExp) => sections.some(({ __typename }) => types.test(__typename))
  const [articles, form, glossary, clock] = [has(/^Articles/), has(/^Contact/), has(/^Glossary/), has(/^Clock/)]
  const [estimator, search] = [has(/^CostEstimator/), has(/^Search/)]
  if ([articles, form, glossary, clock, estimator, search].filter(Boolean).length > 1) return 'PageWithAllSections'
  if (clock) return 'PageWithClock'
  if (glossary) return 'PageWithGlossary'
  if (estimator) return 'PageWithEstimator'
  if (search) return 'PageWithSearch'
  if (articles) return 'PageWithArticles'
  return form ? 'PageWithForm' : 'Page'
}

/** The addresses at which a node is served: its own, and the alias under the prefix of the default language. */
export function listPathAndPrefixedAlias({ route, path, language }: LocalizedRoute): string[] {
  return language === defaultLanguage && route !== notFoundRoute
    ? [path, prefixPathWithLanguage(route, language)]
    : [path]
}

function contextOf({ id, language, route, digest }: RoutedNode, path: string, head: string): PageContext {
  return {
    id,
    language,
    digest,
    head,
    i18n: {
      language,
      languages,
      defaultLanguage,
      generateDefaultLanguagePage: false,
      routed: path !== route,
      originalPath: route,
      path,
    },
  }
}
