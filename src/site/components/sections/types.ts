import type { ReactNode } from 'react'

/** What every section component is given: its own data, the page that it stands on, and an id for its heading. */
export interface SectionProps<Data> {
  section: Data
  page: Queries.SectionHostPageFragment & { practice: Queries.ContactChannelsFragment }
  /** Unique on the page; the heading takes it, and the section is named by it. */
  headingId: string
  /** What stands beside the words of an opening. */
  beside?: ReactNode
}
