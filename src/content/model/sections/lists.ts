import { z } from 'zod'
import { intro, placement, target, typeName } from '../shapes'
import { words } from '../words'

const item = z
  .strictObject({
    text: words.describe('The words of the item.'),
    to: target.optional(),
  })
  .describe('One item, a link when it has an address.')

/** Short lists side by side under headings: what gives the practice its authority, services by field. */
export const lists = z
  .strictObject({
    type: typeName('lists'),
    ...placement,
    intro: intro,
    groups: z
      .array(
        z
          .strictObject({
            title: words.describe('The heading of the list.'),
            items: z.array(item).min(1).describe('Its items.'),
          })
          .describe('One list.'),
      )
      .min(2)
      .max(4)
      .describe('The lists.'),
    names: z
      .strictObject({
        title: words.describe('The words before the names.'),
        items: z.array(words).min(2).describe('The names.'),
      })
      .optional()
      .describe('A row of names under the lists.'),
    note: words.optional().describe('A line under the lists.'),
  })
  .describe('Short lists side by side.')
