import { z } from 'zod'
import { bilingualTextSchema } from '../textSchemas'
import { linkSchema, createSectionFieldsWithTone } from '../sharedSchemas'

/** The search: its field, the results, and a list of all pages for visitors without scripts. */
export const searchSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('search'),
    label: bilingualTextSchema.describe('Label of the search field.'),
    hint: bilingualTextSchema.describe('Words before the examples of searches.'),
    examples: z.array(bilingualTextSchema).min(1).max(4).describe('Examples of searches under the field, as links.'),
    withoutScripts: bilingualTextSchema.describe(
      'How to search without scripts: with the browser’s own search in the list below.',
    ),
    listTitle: bilingualTextSchema.describe('Heading of the list of all pages.'),
    nothing: bilingualTextSchema.describe('Text shown if nothing is found, before similar terms.'),
    action: linkSchema.describe('Link to contact a person, shown if nothing is found.'),
  })
  .describe('Search field and results, above a list of all pages.')
