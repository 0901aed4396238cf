import { z } from 'zod'
import { sectionIdAndToneFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** The glossary: every term of content/terms, alphabetically. <Term> elements link to the page with this section. */
export const glossarySectionSchema = z
  .strictObject({ type: createSectionTypeLiteralSchema('glossary'), ...sectionIdAndToneFields })
  .describe('Glossary of all terms in content/terms, grouped by first letter.')
