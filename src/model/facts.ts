import { z } from 'zod'
import { isoDate } from './dates'
import { line, words } from './words'

const amount = z.number().nonnegative('must not be negative')

/** One number or claim of the practice, with what stands behind it. Copy names it as `{{id}}`. */
export const fact = z
  .strictObject({
    claim: words.describe('What the number says, as a sentence.'),
    value: z
      .union([amount, z.tuple([amount, amount]), line], {
        error: 'must be a number, a range such as [60, 70], or a text such as "24/7" with the unit "text"',
      })
      .describe('A number, a range as [lowest, highest], or a text such as "24/7" with the unit "text".'),
    unit: z.enum(['cad', 'percent', 'count', 'text']).describe('Canadian dollars, percent, a plain count, or text.'),
    per: z.enum(['hour', 'month', 'year']).optional().describe('The period that an amount of money pays for.'),
    atLeast: z.boolean().optional().describe('True when the number is a minimum; shown as “+”.'),
    against: words.optional().describe('What the claim is measured against or limited to, as the page shows it.'),
    evidence: line.describe('What proves the claim, and where the proof is kept.'),
    asOf: isoDate.describe('The day on which the number was true.'),
    reviewBy: isoDate.describe('The day by which it must be checked again.'),
    proved: z.boolean().describe('True when the owner holds the evidence; `npm run preflight` lists the others.'),
  })
  .refine(fact => (fact.unit === 'text') === (typeof fact.value === 'string'), {
    error: 'must be a number, or a text with the unit "text"',
    path: ['value'],
  })
  .refine(({ value }) => !Array.isArray(value) || value[0] < value[1], {
    error: 'must be a range from the lowest to the highest, such as [60, 70]',
    path: ['value'],
  })
  .describe('One number or claim of the practice.')

export type Fact = z.infer<typeof fact>

/** `content/facts.json`: every number and claim that copy quotes, by its name. */
export const facts = z.record(
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be named in small letters, digits and hyphens, such as "corporate-hourly"',
    ),
  fact,
)

export type Facts = z.infer<typeof facts>
