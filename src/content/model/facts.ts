import { z } from 'zod'
import { nonLawTimeLimitBases } from '../../shared/regulatoryClock/types'
import { isoDateSchema } from './dates'
import { nonEmptyTextSchema, bilingualTextSchema } from './textSchemas'

/** The name of a fact, without braces. */
export const factNameSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be named in small letters, digits and hyphens, without braces, such as "corporate-hourly"',
  )

/** Billing periods. */
export const amountPeriods = ['hour', 'month', 'year'] as const
export type AmountPeriod = (typeof amountPeriods)[number]

const amount = z.number().positive('must be more than 0')
const range = z.tuple([amount, amount])
// Unlike prices, statutory rates may be zero.
const lawAmount = z.number().nonnegative('must not be negative')

const isOrdered = ({ value }: { value: unknown }) => !Array.isArray(value) || Number(value[0]) < Number(value[1])
const ordered = { error: 'must be a range from the lowest to the highest, such as [60, 70]', path: ['value'] }

interface Valued {
  value: unknown
  unit: string
}

const numbersOf = ({ value }: Valued) => [value].flat().filter(number => typeof number === 'number')

const isWholeCents = (fact: Valued) =>
  fact.unit !== 'cad' || numbersOf(fact).every(number => Math.abs(number * 100 - Math.round(number * 100)) < 1e-6)
const wholeCents = { error: 'must be in dollars and whole cents, such as 450 or 450.50', path: ['value'] }

const isShare = (fact: Valued) => fact.unit !== 'percent' || numbersOf(fact).every(number => number <= 100)
const share = { error: 'must be at most 100, as a share in percent is', path: ['value'] }

const common = {
  claim: bilingualTextSchema.describe('What the number says, as a sentence.'),
  reviewBy: isoDateSchema.describe('The day by which it must be checked again.'),
}

const practiceFact = z
  .strictObject({
    kind: z.literal('practice').optional().describe('Left out: the fact is the practice’s own.'),
    ...common,
    value: z
      .union([amount, range, nonEmptyTextSchema], {
        error: 'must be a number, a range such as [60, 70], or a text such as "24/7" with the unit "text"',
      })
      .describe('A number, a range as [lowest, highest], or a text such as "24/7" with the unit "text".'),
    unit: z.enum(['cad', 'percent', 'count', 'text']).describe('Canadian dollars, percent, a plain count, or text.'),
    per: z.enum(amountPeriods).optional().describe('The period that an amount of money pays for.'),
    atLeast: z
      .boolean()
      .optional()
      .describe('True when the number is a minimum: “8+”, « plus de 8 », « 200 000 $ et plus ».'),
    against: bilingualTextSchema
      .optional()
      .describe('What the claim is measured against or limited to, as the page shows it.'),
    dependsOn: z
      .record(
        factNameSchema,
        z.union([amount, range, nonEmptyTextSchema]).describe('Its value when the claim was worked out.'),
      )
      .optional()
      .describe('The facts that the claim was worked out from, each with the value that it had then.'),
    evidence: nonEmptyTextSchema.describe('What proves the claim, and where the proof is kept.'),
    asOf: isoDateSchema.describe('The day on which the number was true.'),
    proved: z.boolean().describe('True when the owner holds the evidence; `npm run preflight` lists the others.'),
    otherwise: bilingualTextSchema
      .optional()
      .describe('What to write in place of the claim if the evidence cannot be had; `npm run preflight` shows it.'),
  })
  .refine(({ value, unit }) => unit !== 'text' || typeof value !== 'string' || !/^[\d\s\u00a0.,]+[$%]?$/u.test(value), {
    error: 'must be typed as a number, without quotation marks, signs or spaces, such as 5000',
    path: ['value'],
  })
  .refine(fact => (fact.unit === 'text') === (typeof fact.value === 'string'), {
    error: 'must be a number, or a text with the unit "text"',
    path: ['value'],
  })
  .refine(isOrdered, ordered)
  .refine(isWholeCents, wholeCents)
  .refine(isShare, share)

const https = z.url({ protocol: /^https$/, error: 'must be an https address' })

const lawFact = z
  .strictObject({
    kind: z.literal('law').describe('The figure is the law’s, not the practice’s.'),
    ...common,
    value: z
      .union([lawAmount, z.tuple([lawAmount, lawAmount])], { error: 'must be a number, or a range such as [60, 70]' })
      .describe('A number, or a range as [lowest, highest].'),
    unit: z
      .enum(['cad', 'percent', 'count', 'days', 'business-days', 'months', 'years'])
      .describe('Canadian dollars, percent, a plain count, or a term in days, business days, months or years.'),
    basis: z
      .enum(nonLawTimeLimitBases)
      .optional()
      .describe(
        'What sets a time that no law sets: “target”, a standard that an authority sets for its own work and that binds nobody; “guideline”, a guideline whose time you must meet; “earliest”, the first day that an authority allows.',
      ),
    provision: bilingualTextSchema.describe('Where the law says it: the act or regulation, and the section.'),
    source: z
      .strictObject({
        title: bilingualTextSchema.describe('Its title.'),
        url: z
          .strictObject({ en: https.describe('In English.'), fr: https.describe('In French.') })
          .describe('Its page.'),
      })
      .describe('Where the provision can be read, in each language.'),
    asOf: isoDateSchema.describe('The day on which the provision was read.'),
  })
  .refine(isOrdered, ordered)
  .refine(isWholeCents, wholeCents)

/** A number or claim of the practice with its evidence, or a law fact. Text refers to both as `{{id}}`. */
export const factSchema = z
  .discriminatedUnion('kind', [practiceFact, lawFact])
  .describe('One number or claim of the practice, or a figure of the law.')

export type Fact = z.infer<typeof factSchema>
export type PracticeFact = z.infer<typeof practiceFact>
/** A law fact: a fee, threshold or period set by law. */
export type LawFact = z.infer<typeof lawFact>

/** `content/facts.json`: every number and claim that text refers to, by name. */
export const factsSchema = z.record(factNameSchema, factSchema)

export type Facts = z.infer<typeof factsSchema>

/** Whether a fact is a law fact, rather than a price, promise or claim of the practice. */
export function isLawFact(fact: Fact): fact is LawFact {
  return fact.kind === 'law'
}
