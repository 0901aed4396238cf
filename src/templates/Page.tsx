import { graphql, type PageProps } from 'gatsby'
import { Layout } from '../components/layout/Layout'
import { Sections } from '../components/sections'

/** A page made of sections. */
export default function Page({ data }: PageProps<Queries.PageQuery>) {
  const { page, channels } = data
  if (!page || !channels) throw new Error('The page has no node in its language.')
  return (
    <Layout frame={data} page={page}>
      <Sections sections={page.sections} page={{ ...page, practice: channels }} />
    </Layout>
  )
}

export const query = graphql`
  query Page($id: String!, $language: String!) {
    ...Frame
    channels: practice(language: { eq: $language }) {
      ...Channels
    }
    page(id: { eq: $id }) {
      ...RoutedFrame
      ...SectionPage
      sections {
        ...PageSection
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`
