import { graphql, type PageProps } from 'gatsby'
import { buildAbsoluteUrl } from '../../shared/paths'
import { Layout } from '../components/layout/Layout'
import { ArticleAuthorAndNextReview } from '../components/longform/ArticleAuthorAndNextReview'
import { ArticleHeader } from '../components/longform/ArticleHeader'
import { LongformClosingPanel } from '../components/longform/LongformClosingPanel'
import { ShareLinks } from '../components/longform/ShareLinks'
import { LongformBody } from '../components/longform/LongformBody'
import { ArticlePager } from '../components/longform/ArticlePager'
import { LongformRelatedPages } from '../components/longform/LongformRelatedPages'

/** An article of the blog. */
export default function Article({ data }: PageProps<Queries.ArticleQuery>) {
  const { article } = data
  if (!article) throw new Error('The page has no article in its language.')
  return (
    <Layout site={data} page={article}>
      <article aria-labelledby="title">
        <ArticleHeader article={article} />
        <LongformBody entry={article} informationOnly>
          <ArticleAuthorAndNextReview article={article} founder={data.practice?.founder} />
          <ShareLinks title={article.title} url={buildAbsoluteUrl(data.practice?.website ?? '', article.path)} />
        </LongformBody>
      </article>
      <ArticlePager previous={article.previous} next={article.next} />
      <LongformRelatedPages pages={article.related} />
      <LongformClosingPanel site={data} kind="general" />
    </Layout>
  )
}

export const query = graphql`
  query Article($id: String!, $language: Language!) {
    ...LayoutSite
    practice(language: { eq: $language }) {
      founder {
        ...ArticleAuthorFounder
      }
    }
    article(id: { eq: $id }) {
      ...LayoutPage
      ...ArticleHeader
      ...ArticleAuthorAndNextReview
      ...ArticleBody
      previous {
        ...ArticlePagerLink
      }
      next {
        ...ArticlePagerLink
      }
      related {
        ...RelatedPage
      }
    }
  }
`
