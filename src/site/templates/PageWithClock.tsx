import { graphql, type PageProps } from 'gatsby'
import { commonSectionComponents } from '../components/sections/Sections'
import { Clock } from '../components/sections/Clock'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonSectionComponents, ClockSection: Clock }

/** A page of sections with the regulatory clock. */
export default function PageWithClock({ data }: PageProps<Queries.PageWithClockQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithClock($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
