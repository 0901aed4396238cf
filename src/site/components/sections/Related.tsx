import styled from '@emotion/styled'
import { graphql } from 'gatsby'
import { PageCards } from '../ui/PageCards'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

const Block = styled(Section)({ '@media print': { display: 'none' } })

/** Related pages. */
export function Related({ section: { id, tone, intro, pages }, headingId }: SectionProps<Queries.RelatedFragment>) {
  return (
    <Block id={id} tone={tone} headingId={headingId} intro={intro} quiet>
      <PageCards pages={pages} />
    </Block>
  )
}

export const query = graphql`
  fragment Related on RelatedSection {
    id
    tone
    intro {
      ...Intro
    }
    pages {
      ...RelatedPage
    }
  }
`
