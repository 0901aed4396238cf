import { graphql, type PageProps } from 'gatsby'
import { Layout } from '../components/layout/Layout'
import { DocumentHead } from '../components/text/DocumentHead'
import { TextBody } from '../components/text/TextBody'

/** A legal page or a guide. */
export default function Document({ data }: PageProps<Queries.DocumentQuery>) {
  const { document } = data
  if (!document) throw new Error('The page has no document in its language.')
  return (
    <Layout frame={data} page={document}>
      <article aria-labelledby="title">
        <DocumentHead document={document} />
        <TextBody text={document} />
      </article>
    </Layout>
  )
}

export const query = graphql`
  query Document($id: String!, $language: String!) {
    ...Frame
    document(id: { eq: $id }) {
      ...RoutedFrame
      ...DocumentHead
      ...DocumentBody
    }
  }
`
