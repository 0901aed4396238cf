import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { from } from '../../styles/tokens'
import { ArticleCard } from '../ui/ArticleCard'
import { Intro } from '../ui/Intro'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

const Grid = styled.ul({
  display: 'grid',
  gap: '1.25rem',
  marginTop: '1.25rem',
  [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
})
const Lead = styled.div({ marginTop: '3rem' })

/** The list of articles: the one that leads, then the others, newest first. */
export function Articles({
  section: { id, tone, intro, featured, articles },
  headingId,
}: SectionProps<Queries.ArticlesFragment>) {
  const leading = articles.find(({ slug }) => slug === featured)
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <Intro intro={intro} id={headingId} />
      {leading && (
        <Lead>
          <ArticleCard article={leading} leading />
        </Lead>
      )}
      <Grid>
        {articles
          .filter(article => article !== leading)
          .map(article => (
            <li key={article.path}>
              <ArticleCard article={article} />
            </li>
          ))}
      </Grid>
    </Section>
  )
}

export const query = graphql`
  fragment Articles on ArticlesSection {
    id
    tone
    featured
    intro {
      ...Intro
    }
    articles {
      ...ArticleCard
    }
  }
`
