import { graphql } from 'gatsby'
import { SiteIndex } from '../ui/SiteIndex'
import { Section } from '../ui/Section'
import type { SectionProps } from './types'

/** Groups of links to all pages; headings are one level lower if the section has an intro. */
export function LinkGroups({
  section: { id, tone, opening, groups },
  headingId,
  page,
}: SectionProps<Queries.LinkGroupsFragment>) {
  return (
    <Section
      id={id}
      tone={tone}
      headingId={opening ? headingId : undefined}
      label={opening ? undefined : page.name}
      intro={opening}
    >
      <SiteIndex groups={groups} level={opening ? 'h3' : 'h2'} />
    </Section>
  )
}

export const query = graphql`
  fragment LinkGroups on LinkGroupsSection {
    id
    tone
    opening: intro {
      ...Intro
    }
    groups {
      title
      pages {
        name
        path
        line
        price
        minutes
        articleCategoryName
      }
    }
  }
`
