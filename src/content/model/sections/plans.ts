import { z } from 'zod'
import { anchor, intro, link, placement, typeName } from '../shapes'
import { words } from '../words'

const plan = z
  .strictObject({
    id: anchor,
    name: words.describe('The name of the plan.'),
    price: words.describe('The price, as a {{fact}}; “from” belongs to it.'),
    period: words.describe('What the price pays for: a month, an hour, a project.'),
    hours: words.optional().describe('The hours included.'),
    text: words.describe('For whom it is.'),
    features: z.array(words).min(3).describe('What is included.'),
    recommended: z.boolean().optional().describe('True for the one plan that most companies start with.'),
    badge: words.optional().describe('The words that mark the recommended plan.'),
    action: link.describe('The button.'),
  })
  .describe('One plan with its price.')

/** Prices side by side, with all that the rules on lawyers’ advertised fees ask for. */
export const plans = z
  .strictObject({
    type: typeName('plans'),
    ...placement,
    intro: intro,
    items: z.array(plan).min(2).max(4).describe('The plans.'),
    excluded: z.array(words).min(1).describe('What no plan includes and what it may cost apart.'),
    asOf: words.describe('The day of the prices, as a {{fact:asof}}.'),
    note: words.optional().describe('A line on notice, unused hours or renewal.'),
    custom: z
      .strictObject({ title: words.describe('Its heading.'), text: words.describe('Who needs it.'), action: link })
      .optional()
      .describe('What to do when no plan fits.'),
  })
  .refine(({ items }) => items.filter(({ recommended }) => recommended).length <= 1, {
    message: 'must have at most one recommended plan',
    path: ['items'],
  })
  .describe('Prices side by side.')
