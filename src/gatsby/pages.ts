import { notFoundRoute } from '../config/routes'
import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { defaultLanguage, languages, type Language } from '../config/languages'
import { prefixRouteWithLanguage } from '../shared/paths'
import { saveCrawlerHeadAndGetDigest } from './output/crawlerHeads'

/** What the paths of a page are built from. */
interface LocalizedRoute {
  language: Language
  route: string
  path: string
}

type RoutedNode = Queries.RoutesToCreateQuery['allRouted']['nodes'][number]

/** The context passed to a template’s query. */
interface PageContext {
  /** Id of the node that the page shows. */
  id: string
  language: Language
  /** Digest of its crawler head (shared/crawlerHead). */
  head: string
  /** Digest of everything that the page shows: if it changes, Gatsby renders the page again. */
  digest: string
  /** Makes gatsby-plugin-react-i18next leave the page as it is while still providing its translations. */
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

/**
 * Creates a Gatsby page for every path of every page, article and document: the canonical path, and for English also
 * the alias under /en.
 */
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
            crawlerHead
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
  // No page has a `matchPath`, not even the French not-found page: Gatsby would then list every page under /fr in the
  // script that each page loads. site/app/deferredLoader.ts handles unknown paths.
  for (const node of data.allRouted.nodes) {
    const head = saveCrawlerHeadAndGetDigest(node.head.crawlerHead)
    for (const path of listPathAndPrefixedAlias(node)) {
      actions.createPage({
        path,
        component: resolve(`src/site/templates/${selectTemplateName(node)}.tsx`),
        context: createPageContext(node, path, head),
      })
    }
  }
}

type RoutedKind =
  { __typename: 'Article' | 'Document' } | { __typename: 'Page'; sections: readonly { __typename: string }[] }

/** Templates for one kind of interactive section each, so that only pages with such a section load its code. */
const templatesBySection: [types: RegExp, template: string][] = [
  [/^Articles/, 'PageWithArticlesSection'],
  [/^Clock/, 'PageWithClockSection'],
  [/^Contact/, 'PageWithContactSection'],
  [/^CostEstimator/, 'PageWithEstimatorSection'],
  [/^Glossary/, 'PageWithGlossarySection'],
  [/^Search/, 'PageWithSearchSection'],
  [/^Tabs/, 'PageWithTabsSection'],
]

/** The template of a node; of a page, by its interactive sections. */
export function selectTemplateName(node: RoutedKind): string {
  if (node.__typename !== 'Page') return node.__typename
  const { sections } = node
  const [fitting, another] = templatesBySection.filter(([types]) =>
    sections.some(({ __typename }) => types.test(__typename)),
  )
  return another ? 'PageWithAllSections' : (fitting?.[1] ?? 'Page')
}

/** The paths at which a node is served: its own, and for the default language the alias with the language prefix. */
export function listPathAndPrefixedAlias({ route, path, language }: LocalizedRoute): string[] {
  return language === defaultLanguage && route !== notFoundRoute
    ? [path, prefixRouteWithLanguage(route, language)]
    : [path]
}

function createPageContext({ id, language, route, digest }: RoutedNode, path: string, head: string): PageContext {
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
