import { z } from 'zod'
import { placement, typeName } from '../shapes'

/** The glossary: every term of content/terms in the order of the alphabet. Terms in texts lead to the page that has it. */
export const glossary = z
  .strictObject({ type: typeName('glossary'), ...placement })
  .describe('Every term of content/terms, by letters.')
