import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { Articles } from '../components/sections/Articles'
import { RegulatoryClock } from '../components/sections/RegulatoryClock'
import { ContactDetails } from '../components/sections/ContactDetails'
import { ContactForm } from '../components/sections/ContactForm'
import { CostEstimator } from '../components/sections/CostEstimator'
import { Glossary } from '../components/sections/Glossary'
import { Search } from '../components/sections/Search'
import { ServiceTabs } from '../components/sections/ServiceTabs'
import { PageOfSections } from '../components/sections/PageOfSections'
import type { HydratedSectionName, SectionComponentsByName } from '../components/sections/types'

const components = {
  ...commonHydratedSectionComponents,
  ArticlesSection: Articles,
  ClockSection: RegulatoryClock,
  ContactSection: ContactDetails,
  ContactFormSection: ContactForm,
  CostEstimatorSection: CostEstimator,
  GlossarySection: Glossary,
  SearchSection: Search,
  TabsSection: ServiceTabs,
} satisfies SectionComponentsByName<HydratedSectionName>

/** A page that combines sections which otherwise have templates of their own, such as a glossary and a contact form. */
export default function PageWithAllSections({ data }: PageProps<Queries.PageWithAllSectionsQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithAllSections($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
