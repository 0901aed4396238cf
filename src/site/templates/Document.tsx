import { graphql, type PageProps } from 'gatsby'
import { chooseClosingPanelKind } from '../../config/closingPanelKinds'
import { buildAbsoluteUrl, buildMarkdownPath } from '../../shared/paths'
import { Layout } from '../components/layout/Layout'
import { LongformClosingPanel } from '../components/longform/LongformClosingPanel'
import { LongformRelatedPages } from '../components/longform/LongformRelatedPages'
import { DocumentHeader } from '../components/longform/DocumentHeader'
import { LongformBody } from '../components/longform/LongformBody'
import { ShareLinks } from '../components/longform/ShareLinks'

/** A legal page, a page about the practice, or a guide; a guide ends like an article, with share and download links. */
export default function Document({ data }: PageProps<Queries.DocumentQuery>) {
  const { document } = data
  if (!document) throw new Error('The page has no document in its language.')
  const isGuide = document.category === 'service'
  return (
    <Layout site={data} page={document}>
      <article aria-labelledby="title">
        <DocumentHeader
          document={document}
          action={document.category === 'company' ? data.navigation?.action : undefined}
        />
        <LongformBody entry={document} informationOnly={isGuide} foldsSections={isLookedUp(document)}>
          {isGuide && (
            <ShareLinks
              title={document.title}
              url={buildAbsoluteUrl(data.practice?.website ?? '', document.path)}
              markdown={buildMarkdownPath(document.path)}
            />
          )}
        </LongformBody>
      </article>
      {isGuide && <LongformRelatedPages pages={document.related} />}
      <LongformClosingPanel site={data} kind={isGuide ? 'general' : chooseClosingPanelKind(document.category)} />
    </Layout>
  )
}

/** From how many sections on a legal text is looked up rather than read. */
const sectionsOfLookedUpText = 6

function isLookedUp({ category, headings }: NonNullable<Queries.DocumentQuery['document']>): boolean {
  return category === 'legal' && headings.filter(({ depth }) => depth === 2).length >= sectionsOfLookedUpText
}

export const query = graphql`
  query Document($id: String!, $language: Language!) {
    ...LayoutSite
    document(id: { eq: $id }) {
      ...LayoutPage
      ...DocumentHeader
      ...DocumentBody
      category
      related {
        ...RelatedPage
      }
    }
  }
`
