import { graphql, type PageProps } from 'gatsby'
import { absolute } from '../../shared/paths'
import { Layout } from '../components/layout/Layout'
import { ArticleHead } from '../components/text/ArticleHead'
import { ClosingCall } from '../components/text/ClosingCall'
import { Share } from '../components/text/Share'
import { TextBody } from '../components/text/TextBody'
import { Neighbours } from '../components/text/Neighbours'
import { RelatedBlock } from '../components/text/RelatedBlock'

/** An article of the blog. */
export default function Article({ data }: PageProps<Queries.ArticleQuery>) {
  const { article } = data
  if (!article) throw new Error('The page has no article in its language.')
  return (
    <Layout frame={data} page={article}>
      <article aria-labelledby="title">
        <ArticleHead article={article} />
        <TextBody text={article} informationOnly>
          <Share title={article.title} url={absolute(data.practice?.website ?? '', article.path)} />
        </TextBody>
      </article>
      <Neighbours previous={article.previous} next={article.next} />
      <ClosingCall language={article.language} />
      <RelatedBlock pages={article.related} />
    </Layout>
  )
}

export const query = graphql`
  query Article($id: String!, $language: String!) {
    ...Frame
    article(id: { eq: $id }) {
      ...RoutedFrame
      ...ArticleHead
      ...ArticleBody
      language
      previous {
        ...Neighbour
      }
      next {
        ...Neighbour
      }
      related {
        ...RelatedPage
      }
    }
  }
`
