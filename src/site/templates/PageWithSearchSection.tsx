import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { Search } from '../components/sections/Search'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonHydratedSectionComponents, SearchSection: Search }

/** A page of sections with the search. */
export default function PageWithSearchSection({ data }: PageProps<Queries.PageWithSearchSectionQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithSearchSection($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
