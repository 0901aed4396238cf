import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { PageOfSections } from '../components/sections/PageOfSections'

/** A page of sections that needs only the common section components. */
export default function Page({ data }: PageProps<Queries.PageQuery>) {
  return <PageOfSections data={data} components={commonHydratedSectionComponents} />
}

export const query = graphql`
  query Page($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
