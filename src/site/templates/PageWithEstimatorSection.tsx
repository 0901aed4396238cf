import { graphql, type PageProps } from 'gatsby'
import { commonHydratedSectionComponents } from '../components/sections/Sections'
import { CostEstimator } from '../components/sections/CostEstimator'
import { PageOfSections } from '../components/sections/PageOfSections'

const components = { ...commonHydratedSectionComponents, CostEstimatorSection: CostEstimator }

/** A page of sections with the cost estimator. */
export default function PageWithEstimatorSection({ data }: PageProps<Queries.PageWithEstimatorSectionQuery>) {
  return <PageOfSections data={data} components={components} />
}

export const query = graphql`
  query PageWithEstimatorSection($id: String!, $language: Language!) {
    ...PageOfSections
  }
`
