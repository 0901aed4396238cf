import { z } from 'zod'
import { anchor, icon, intro, link, placement, typeName } from '../shapes'
import { words } from '../words'

const card = z
  .strictObject({
    id: anchor.optional(),
    icon: icon.optional(),
    stat: words.optional().describe('A number above the title, as a {{fact}}.'),
    title: words.describe('The heading of the card.'),
    text: words.describe('One to three sentences.'),
    points: z.array(words).optional().describe('Short points, each with a tick.'),
    note: words.optional().describe('What the number is measured against, or a limit of what is said.'),
    price: words.optional().describe('Price or price range, as a {{fact}}.'),
    link: link.optional(),
  })
  .describe('One card: a service, a reason, a value, a feature, an industry.')

/** Cards side by side: services, reasons with a number, values, features, industries. */
export const cards = z
  .strictObject({
    type: typeName('cards'),
    ...placement,
    intro: intro,
    look: z.enum(['boxed', 'ruled']).optional().describe('Boxes (default), or columns parted by hairlines.'),
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)], { error: 'must be 2, 3 or 4' })
      .optional()
      .describe('Cards in a row on a wide screen; three by default.'),
    items: z.array(card).min(2).max(12).describe('The cards.'),
    note: words.optional().describe('A line under the cards.'),
    actions: z.array(link).max(2).optional().describe('Buttons under the cards.'),
  })
  .describe('Cards side by side.')
