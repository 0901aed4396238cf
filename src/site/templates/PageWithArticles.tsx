import { graphql, type PageProps } from 'gatsby'
import { commonSectionComponents } from '../components/sections/Sections'
import { Articles } from '../components/sections/Articles'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonSectionComponents, ArticlesSection: Articles }

/** A page of sections with a list of articles. */
export default function PageWithArticles({ data }: PageProps<Queries.PageWithArticlesQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithArticles($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
