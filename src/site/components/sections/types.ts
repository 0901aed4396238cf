import type { ReactElement, ReactNode } from 'react'

/** The props of every section component: its data, its page, and an id for its heading. */
export interface SectionProps<Data> {
  section: Data
  page: Queries.SectionHostPageFragment & { practice: Queries.ContactChannelsFragment }
  /** Unique on the page; the id of the heading, referenced by the section’s aria-labelledby. */
  headingId: string
  /** Rendered beside the text of a hero. */
  beside?: ReactNode
  /** The hero of the page, for a section that puts its search field into it. */
  opening?: Queries.HeroFragment
}

export type AnySection = Queries.AnySectionFragment
export type SectionTypename = AnySection['__typename']
export type SectionsByName = { [Name in SectionTypename]: Extract<AnySection, { __typename: Name }> }

/** A component for each section type, by its GraphQL type name. */
export type SectionComponentsByName<Names extends SectionTypename = SectionTypename> = {
  [Name in Names]: (props: SectionProps<SectionsByName[Name]>) => ReactElement | null
}

/** Sections whose component is included in browser bundles; all others keep their server-rendered HTML. */
export type HydratedSectionName =
  `${'Articles' | 'Clock' | 'Contact' | 'ContactForm' | 'CostEstimator' | 'Glossary' | 'Hero' | 'Search' | 'Tabs'}Section`
