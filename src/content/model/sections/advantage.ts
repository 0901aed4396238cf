import { z } from 'zod'
import { link, placement, typeName } from '../shapes'
import { words } from '../words'
import { icon, intro } from '../shapes'

/** The competitive-advantage block; its words stand once, in content/advantages.json. */
export const advantage = z
  .strictObject({
    type: typeName('advantage'),
    ...placement,
    variant: z.enum(['montreal', 'pharmaceutical', 'fractional', 'default']).describe('Which of the four blocks.'),
  })
  .describe('The competitive-advantage block.')

/** One variant of the block: three cards, and a list of insights where the variant has one. */
export const advantageBlock = z.strictObject({
  intro: intro,
  cards: z
    .array(
      z
        .strictObject({
          icon: icon,
          stat: words.optional().describe('A number above the title, as a {{fact}}.'),
          title: words.describe('The heading of the card.'),
          text: words.describe('One to three sentences.'),
          note: words.optional().describe('What the number is measured against.'),
        })
        .describe('One advantage.'),
    )
    .length(3)
    .describe('Three advantages.'),
  insightsTitle: words.optional().describe('The heading of the insights.'),
  insights: z.array(words).optional().describe('What we have learned in the field, one a line.'),
  actions: z.array(link).max(2).optional().describe('Buttons under the block.'),
})

/** `content/advantages.json`: the four variants. */
export const advantages = z.strictObject({
  montreal: advantageBlock.describe('For pages about Montréal.'),
  pharmaceutical: advantageBlock.describe('For pages about pharmaceutical law.'),
  fractional: advantageBlock.describe('For pages about shared counsel.'),
  default: advantageBlock.describe('For every other page.'),
})

/** The section as GraphQL gives it: placement, variant and the words of the variant. */
export const advantageResolved = advantage
  .extend(advantageBlock.shape)
  .describe('The competitive-advantage block, with the words of its variant.')
