import { z } from 'zod'
import { bilingualTextSchema } from '../textSchemas'
import { linkSchema, sectionFields, createSectionTypeLiteralSchema } from '../sharedSchemas'

/** The search: its field, the results, and a list of all pages for visitors without scripts. */
export const searchSchema = z
  .strictObject({
    type: createSectionTypeLiteralSchema('search'),
    ...sectionFields,
    label: bilingualTextSchema.describe('The name of the field.'),
    hint: bilingualTextSchema.describe('What can be asked, under the field.'),
    withoutScripts: bilingualTextSchema.describe(
      'How to find a word without scripts: in the list below, by the browser.',
    ),
    listTitle: bilingualTextSchema.describe('The heading of the list of all pages.'),
    nothing: bilingualTextSchema.describe('What to do where nothing is found, before the nearest terms.'),
    action: linkSchema.describe('The way to a person, where nothing is found.'),
  })
  .describe('The search field with its answers, above a list of every page.')
