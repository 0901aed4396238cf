import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { Glossary } from '../components/sections/Glossary'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonHydratedSectionComponents, GlossarySection: Glossary }

/** A page of sections with the glossary. */
export default function PageWithGlossarySection({ data }: PageProps<Queries.PageWithGlossarySectionQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithGlossarySection($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
