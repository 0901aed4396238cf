import { graphql, type PageProps } from 'gatsby'
import type { SectionType } from '../../content/model'
import { plainSections, type Components } from '../components/sections'
import { Articles } from '../components/sections/Articles'
import { Contact } from '../components/sections/Contact'
import { ContactForm } from '../components/sections/ContactForm'
import { Glossary } from '../components/sections/Glossary'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = {
  ...plainSections,
  articles: Articles,
  contact: Contact,
  contactForm: ContactForm,
  glossary: Glossary,
} satisfies Components<SectionType>

/** A page of sections of any type. */
export default function PageWithAll({ data }: PageProps<Queries.PageWithAllQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithAll($id: String!, $language: String!) {
    ...PageOfSections
  }
`
