import type { BuildArgs } from 'gatsby'
import type { CoverArt } from '../../shared/figures/covers/coverPaths'

/** The content of a page’s social image. */
export interface SocialCardContent {
  path: string
  title: string
  /** The kind of page, in a word or two. */
  kind: string
  practice: string
  descriptor: string
  /** The page’s artwork, as a path under content/; absent if its picture is a stock photo. */
  artwork?: string
  /** The cover drawing of an article, shown instead of artwork. */
  cover?: CoverArt
}

/** Queries the social card contents of all indexable pages. */
export async function querySocialCardContents(graphql: BuildArgs['graphql']): Promise<SocialCardContent[]> {
  const { data, errors } = await graphql<Queries.SocialCardsQuery>(/* GraphQL */ `
    query SocialCards {
      allPractice {
        nodes {
          language
          name
          descriptor
        }
      }
      allRouted(filter: { noindex: { eq: false } }) {
        nodes {
          language
          path
          title
          breadcrumb {
            name
          }
          ... on Article {
            cover {
              shapes {
                role
                path
              }
              labels {
                x
                y
                text
                role
              }
            }
            picture {
              src
              original
            }
          }
          ... on Document {
            picture {
              src
              original
            }
          }
          ... on Page {
            sections {
              ... on HeroSection {
                picture {
                  src
                  original
                }
              }
            }
          }
        }
      }
    }
  `)
  if (!data) throw new Error(`The pages to draw pictures for could not be read: ${String(errors)}`)
  return buildSocialCardContents(data)
}

/** The kind of a page is the name of its parent in the breadcrumb; empty for pages directly below the home page. */
export function buildSocialCardContents({ allPractice, allRouted }: Queries.SocialCardsQuery): SocialCardContent[] {
  return allRouted.nodes.map(({ language, path, title, breadcrumb, ...own }) => {
    const practice = allPractice.nodes.find(practice => practice.language === language)
    const { name = '', descriptor = '' } = practice ?? {}
    const above = breadcrumb.length > 2 ? breadcrumb.at(-2)?.name : undefined
    const shown =
      'picture' in own
        ? own.picture
        : own.sections.flatMap(section => ('picture' in section ? section.picture : [])).at(0)
    const artwork = shown && !shown.original ? { artwork: shown.src } : {}
    const cover = 'cover' in own ? own.cover : undefined
    const drawn = cover ? { cover: { shapes: [...cover.shapes], labels: [...cover.labels] } } : artwork
    return { path, title, kind: above ?? '', practice: name, descriptor, ...drawn }
  })
}
