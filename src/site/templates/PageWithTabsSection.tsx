import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { ServiceTabs } from '../components/sections/ServiceTabs'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonHydratedSectionComponents, TabsSection: ServiceTabs }

/** A page of sections with services in tabs. */
export default function PageWithTabsSection({ data }: PageProps<Queries.PageWithTabsSectionQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithTabsSection($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
