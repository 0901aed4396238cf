import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { useArticleListWithLoadMore } from '../../hooks/useArticleListWithLoadMore'
import { useSearchParamValue } from '../../hooks/useSearchParamValue'
import { mediaQueries, spaceBelowSectionHeading } from '../../styles/tokens'
import { NewsletterCard } from '../forms/NewsletterCard'
import { ArticleCard } from '../ui/ArticleCard'
import { ArticleGridWithLoadMore } from '../ui/ArticleGridWithLoadMore'
import { FinePrint } from '../ui/FinePrint'
import { Section } from '../ui/Section'
import { ArticleCategoryNav } from '../ui/ArticleCategoryNav'
import type { SectionProps } from './types'

const Columns = styled.div({
  display: 'grid',
  gap: '2rem',
  marginTop: spaceBelowSectionHeading,
  // The narrowest phones come to the first article sooner.
  '@media (max-width: 22.49em)': { gap: '1.25rem' },
  [mediaQueries.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: '3rem' },
})
const Aside = styled.div({
  display: 'grid',
  gap: '2rem',
  alignContent: 'start',
  [mediaQueries.desktop]: { position: 'sticky', top: '6rem', alignSelf: 'start' },
})
const List = styled.div({ display: 'grid', gap: '1.25rem', alignContent: 'start' })

/** The blog: the featured article, the others in steps of six, the category filter, the newsletter form. */
export function Articles({ section, page, headingId }: SectionProps<Queries.ArticlesFragment>) {
  const { id, tone, intro, note, featured, articles, total, categories, newsletter, newsletterEndpoint } = section
  const category = useSearchParamValue('category')
  const chosen = categories.find(item => item.id === category)
  const count = chosen?.count ?? 0
  const list = useArticleListWithLoadMore({
    articles,
    total,
    featuredSlug: featured,
    category,
    categoryCount: count,
    language: section.language,
  })
  return (
    <Section id={id} tone={tone} headingId={headingId} intro={intro} columns={1}>
      <Columns>
        <Aside>
          <ArticleCategoryNav categories={categories} total={total} current={category} path={page.path} />
        </Aside>
        <List data-whole={category ? undefined : ''}>
          {list.featured && <ArticleCard article={list.featured} featured />}
          <ArticleGridWithLoadMore
            list={list}
            category={category}
            categoryName={chosen?.name}
            path={page.path}
            categoryCount={count}
          />
          <FinePrint>{note}</FinePrint>
          <NewsletterCard {...newsletter} endpoint={newsletterEndpoint} email={page.practice.email} />
        </List>
      </Columns>
    </Section>
  )
}

export const query = graphql`
  fragment Articles on ArticlesSection {
    id
    tone
    language
    featured
    note
    total
    categories {
      id
      name
      count
    }
    newsletterEndpoint
    stockPhotos
    newsletter {
      title
      text
      consent
    }
    intro {
      ...Intro
    }
    articles {
      ...ArticleCard
    }
  }
`
