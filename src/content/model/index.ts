export {
  articleFrontMatterSchema,
  documentFrontMatterSchema,
  sourceSchema,
  type ArticleFrontMatter,
  type DocumentFrontMatter,
} from './frontMatter'
export {
  factSchema,
  factsSchema,
  findFact,
  isLegalFigureFact,
  type Fact,
  type Facts,
  type LegalFigureFact,
  type PracticeFact,
} from './facts'
export { articleCategoriesSchema, type ArticleCategories } from './articleCategories'
export { regulatoryClockFilePath, regulatoryClockSchema, type RegulatoryClock } from './regulatoryClock'
export { estimatorSchema, type CostEstimatorContent } from './estimator'
export { terminologySchema, type Terminology } from './terminology'
export { recordedHeadingIdsSchema, type RecordedHeadingIds } from './recordedHeadingIds'
export { navigationSchema, type Navigation } from './navigation'
export { pageSchema, type Page } from './page'
export { practiceSchema, type Practice } from './practice'
export { advantageSectionWithContentSchema, advantageContentByVariantSchema } from './sections/advantage'
export { redirectsFilePath, redirectsSchema, type Redirects } from './redirects'
export { glossaryTermSchema, type GlossaryTerm } from './glossaryTerm'
export { sectionSchema, sectionSchemas, sectionTypes, type Section, type SectionType } from './sections'
