import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { RegulatoryClock } from '../components/sections/RegulatoryClock'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonHydratedSectionComponents, ClockSection: RegulatoryClock }

/** A page of sections with the regulatory clock. */
export default function PageWithClockSection({ data }: PageProps<Queries.PageWithClockSectionQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithClockSection($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
