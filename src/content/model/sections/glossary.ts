import { z } from 'zod'
import { createSectionFields } from '../sharedSchemas'

/** The glossary: every term of content/terms, alphabetically. <Term> elements link to the page with this section. */
export const glossarySectionSchema = z
  .strictObject(createSectionFields('glossary'))
  .describe('Glossary of all terms in content/terms, grouped by first letter.')
