import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { Articles } from '../components/sections/Articles'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonHydratedSectionComponents, ArticlesSection: Articles }

/** A page of sections with a list of articles. */
export default function PageWithArticlesSection({ data }: PageProps<Queries.PageWithArticlesSectionQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithArticlesSection($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
