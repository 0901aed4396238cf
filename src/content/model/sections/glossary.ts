import { z } from 'zod'
import { createSectionFieldsWithTone } from '../sharedSchemas'

/** The glossary: every term of content/terms, alphabetically. <Term> elements link to the page with this section. */
export const glossarySectionSchema = z
  .strictObject(createSectionFieldsWithTone('glossary'))
  .describe('Glossary of all terms in content/terms, grouped by first letter.')
