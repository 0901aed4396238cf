import { graphql } from 'gatsby'

/** Every section of a page with what its component needs. */
export const query = graphql`
  fragment PageSection on Section {
    __typename
    ...Accordion
    ...Advantage
    ...Alternating
    ...Articles
    ...Banner
    ...CallToAction
    ...Cards
    ...Checklist
    ...Comparison
    ...Contact
    ...ContactForm
    ...Glossary
    ...Hero
    ...LinkGroups
    ...Lists
    ...Plans
    ...Profile
    ...Prose
    ...Related
    ...Stats
    ...Steps
    ...Tabs
  }
  fragment Channels on Practice {
    phone
    phoneLabel
    email
    bookingHref
  }
  fragment SectionPage on Page {
    path
    name
    ...BreadcrumbPage
  }
`
