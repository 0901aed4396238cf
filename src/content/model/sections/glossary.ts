import { z } from 'zod'
import { sectionFields, sectionTypeSchema } from '../sharedSchemas'

/** The glossary: every term of content/terms in the order of the alphabet. Terms in texts lead to the page that has it. */
export const glossary = z
  .strictObject({ type: sectionTypeSchema('glossary'), ...sectionFields })
  .describe('Every term of content/terms, by letters.')
