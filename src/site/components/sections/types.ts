import type { ReactElement, ReactNode } from 'react'

/** What every section component is given: its own data, the page that it stands on, and an id for its heading. */
export interface SectionProps<Data> {
  section: Data
  page: Queries.SectionHostPageFragment & { practice: Queries.ContactChannelsFragment }
  /** Unique on the page; the heading takes it, and the section is named by it. */
  headingId: string
  /** What stands beside the words of an opening. */
  beside?: ReactNode
}

export type AnySection = Queries.AnySectionFragment
export type SectionTypename = AnySection['__typename']
export type SectionsByName = { [Name in SectionTypename]: Extract<AnySection, { __typename: Name }> }

/** A component for each section type, by its name in GraphQL, made for what such a section holds. */
export type SectionComponentsByName<Names extends SectionTypename = SectionTypename> = {
  [Name in Names]: (props: SectionProps<SectionsByName[Name]>) => ReactElement | null
}

/** The sections of which a visitor’s browser has the component: every other one stays as the build has drawn it. */
export type HydratedSectionName =
  `${'Articles' | 'Clock' | 'Contact' | 'ContactForm' | 'CostEstimator' | 'Glossary' | 'Hero' | 'Search' | 'Tabs'}Section`
