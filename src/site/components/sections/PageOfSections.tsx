import { graphql } from 'gatsby'
import { Layout } from '../layout/Layout'
import { Sections } from './Sections'
import type { SectionComponentsByName } from './types'

interface Props {
  data: Queries.PageOfSectionsFragment
  components: Partial<SectionComponentsByName>
}

/** A page of sections inside the layout. */
export function PageOfSections({ data, components }: Props) {
  const { page, channels } = data
  if (!page || !channels) throw new Error('The page has no node in its language.')
  return (
    <Layout site={data} page={page}>
      <Sections sections={page.sections} page={{ ...page, practice: channels }} components={components} />
    </Layout>
  )
}

export const query = graphql`
  fragment PageOfSections on Query {
    ...LayoutSite
    channels: practice(language: { eq: $language }) {
      ...ContactChannels
    }
    page(id: { eq: $id }) {
      ...LayoutPage
      ...SectionHostPage
      sections {
        ...AnySection
      }
    }
  }
`
