import { graphql, type PageProps } from 'gatsby'
import { Layout } from '../components/layout/Layout'
import { DocumentHeader } from '../components/longform/DocumentHeader'
import { LongformBody } from '../components/longform/LongformBody'

/** A legal page or a guide. */
export default function Document({ data }: PageProps<Queries.DocumentQuery>) {
  const { document } = data
  if (!document) throw new Error('The page has no document in its language.')
  return (
    <Layout site={data} page={document}>
      <article aria-labelledby="title">
        <DocumentHeader document={document} />
        <LongformBody entry={document} />
      </article>
    </Layout>
  )
}

export const query = graphql`
  query Document($id: String!, $language: Language!) {
    ...LayoutSite
    document(id: { eq: $id }) {
      ...LayoutPage
      ...DocumentHeader
      ...DocumentBody
    }
  }
`
