import { graphql } from 'gatsby'

/** Every section type with the data that its component needs. */
export const query = graphql`
  fragment AnySection on Section {
    __typename
    ...Accordion
    ...Advantages
    ...Alternating
    ...Articles
    ...Banner
    ...Bars
    ...Benefits
    ...Calendar
    ...CallToAction
    ...Cards
    ...RegulatoryClock
    ...Comparison
    ...Contact
    ...ContactForm
    ...CostEstimator
    ...DecisionFlow
    ...Glossary
    ...Hero
    ...LinkGroups
    ...Lists
    ...Plans
    ...Profile
    ...Prose
    ...Related
    ...Search
    ...Stats
    ...Steps
    ...ServiceTabs
    ...Timeline
  }
  fragment ContactChannels on Practice {
    phone
    phoneLabel
    email
    booking {
      ...Action
    }
  }
  fragment SectionHostPage on Page {
    path
    name
    ...BreadcrumbPage
  }
`
