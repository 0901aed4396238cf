import { graphql } from 'gatsby'
import { ClosingPanel } from '../ui/ClosingPanel'
import type { SectionProps } from './types'

/** The closing call to action of a page. */
export function CallToAction({ section, page, headingId }: SectionProps<Queries.CallToActionFragment>) {
  return <ClosingPanel {...section} practice={page.practice} headingId={headingId} />
}

export const query = graphql`
  fragment CallToAction on CallToActionSection {
    id
    kind
    channels
    note
    cover {
      ...Cover
    }
    intro {
      ...Intro
    }
    actions {
      ...Action
    }
  }
`
