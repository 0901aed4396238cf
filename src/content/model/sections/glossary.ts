import { z } from 'zod'
import { sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** The glossary: every term of content/terms in the order of the alphabet. Terms in texts lead to the page that has it. */
export const glossarySchema = z
  .strictObject({ type: createSectionTypeLiteralSchema('glossary'), ...sectionFields })
  .describe('Every term of content/terms, by letters.')
