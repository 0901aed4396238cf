import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { ContactDetails } from '../components/sections/ContactDetails'
import { ContactForm } from '../components/sections/ContactForm'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = {
  ...commonHydratedSectionComponents,
  ContactSection: ContactDetails,
  ContactFormSection: ContactForm,
}

/** A page of sections with contact details or the contact form. */
export default function PageWithContactSection({ data }: PageProps<Queries.PageWithContactSectionQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithContactSection($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
