import { z } from 'zod'
import { nonLawTimeLimitBases } from '../../shared/regulatoryClock/types'
import { isoDateSchema } from './dates'
import { nonEmptyTextSchema, bilingualTextSchema, bilingualUrlSchema } from './textSchemas'

/** The name of a fact, without braces. */
export const factNameSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be named in small letters, digits and hyphens, without braces, such as "corporate-hourly"',
  )

/** Periods that an amount of money may be for. */
export const amountPeriods = ['hour', 'month', 'year'] as const
export type AmountPeriod = (typeof amountPeriods)[number]

const amount = z.number().positive('must be more than 0')
const range = z.tuple([amount, amount])
// Unlike prices, figures set by law may be zero.
const lawAmount = z.number().nonnegative('must not be negative')

const isOrdered = ({ value }: { value: unknown }) => !Array.isArray(value) || Number(value[0]) < Number(value[1])
const ordered = { error: 'must be a range from the lowest to the highest, such as [60, 70]', path: ['value'] }

interface Valued {
  value: unknown
  unit: string
}

/** The numbers in the value of a fact. */
export const listNumbers = ({ value }: Valued) => [value].flat().filter(number => typeof number === 'number')

const isWholeCents = (fact: Valued) =>
  fact.unit !== 'cad' || listNumbers(fact).every(number => Math.abs(number * 100 - Math.round(number * 100)) < 1e-6)
const wholeCents = { error: 'must be in dollars and whole cents, such as 450 or 450.50', path: ['value'] }

const isShare = (fact: Valued) => fact.unit !== 'percent' || listNumbers(fact).every(number => number <= 100)
const share = { error: 'must be at most 100, as a share in percent is', path: ['value'] }

const common = {
  claim: bilingualTextSchema.describe('What the fact states, as a sentence.'),
  reviewBy: isoDateSchema.describe('Date by which the fact must be checked again, as YYYY-MM-DD.'),
}

const practiceFact = z
  .strictObject({
    kind: z.literal('practice').optional().describe('Leave it out for a fact about the practice.'),
    ...common,
    value: z
      .union([amount, range, nonEmptyTextSchema], {
        error: 'must be a number, a range such as [60, 70], or a text such as "24/7" with the unit "text"',
      })
      .describe('A number such as 5000, a range such as [60, 70], or a text such as "24/7" with the unit "text".'),
    unit: z
      .enum(['cad', 'percent', 'count', 'text'])
      .describe('Unit of the value: Canadian dollars, percent, a count, or text.'),
    per: z.enum(amountPeriods).optional().describe('Period that an amount of money pays for.'),
    atLeast: z
      .boolean()
      .optional()
      .describe('True if the number is a minimum, shown as “8+”, « plus de 8 » or « 200 000 $ et plus ».'),
    against: bilingualTextSchema
      .optional()
      .describe('What the claim is compared with or limited to, as the page shows it.'),
    dependsOn: z
      .record(
        factNameSchema,
        z.union([amount, range, nonEmptyTextSchema]).describe('Value of that fact when the claim was calculated.'),
      )
      .optional()
      .describe('Facts from which the claim was calculated, each with the value that it had then.'),
    evidence: nonEmptyTextSchema.describe('What proves the claim, and where the proof is kept.'),
    asOf: isoDateSchema.describe('Date on which the number was true, as YYYY-MM-DD.'),
    proved: z.boolean().describe('True if the owner holds the evidence; `npm run preflight` lists all other facts.'),
    otherwise: bilingualTextSchema
      .optional()
      .describe('What to write instead of the claim if there is no evidence; `npm run preflight` shows it.'),
  })
  .refine(({ value, unit }) => unit !== 'text' || typeof value !== 'string' || !/^[\d\s\u00a0.,]+[$%]?$/u.test(value), {
    error: 'must be typed as a number, without quotation marks, signs or spaces, such as 5000',
    path: ['value'],
  })
  .refine(fact => (fact.unit === 'text') === (typeof fact.value === 'string'), {
    error: 'must be a number without quotation marks, or a text with the unit "text"',
    path: ['value'],
  })
  .refine(isOrdered, ordered)
  .refine(isWholeCents, wholeCents)
  .refine(isShare, share)

const legalFigureFact = z
  .strictObject({
    kind: z.literal('law').describe('Use “law” for a figure that comes from law or an authority.'),
    ...common,
    value: z
      .union([lawAmount, z.tuple([lawAmount, lawAmount])], { error: 'must be a number, or a range such as [60, 70]' })
      .describe('A number such as 45, or a range such as [60, 70].'),
    unit: z
      .enum(['cad', 'percent', 'count', 'days', 'business-days', 'months', 'years'])
      .describe(
        'Unit of the value: Canadian dollars, percent, a count, or a period in days, business days, months or years.',
      ),
    basis: z
      .enum(nonLawTimeLimitBases)
      .optional()
      .describe(
        'What sets a time limit that is not in a law: “target”, an authority’s standard for its own work, which binds nobody; “guideline”, a guideline that the filer must follow; “earliest”, the first day that an authority allows.',
      ),
    provision: bilingualTextSchema.describe('Provision that sets the figure: the act or regulation, and the section.'),
    source: z
      .strictObject({
        title: bilingualTextSchema.describe('Title of the source.'),
        url: bilingualUrlSchema.describe('URLs of the source, one per language.'),
      })
      .describe('Source in which the provision can be read.'),
    asOf: isoDateSchema.describe('Date on which the provision was last read, as YYYY-MM-DD.'),
  })
  .refine(isOrdered, ordered)
  .refine(isWholeCents, wholeCents)

/** A number or claim of the practice with its evidence, or a legal figure fact. Text refers to both as `{{name}}`. */
export const factSchema = z
  .discriminatedUnion('kind', [practiceFact, legalFigureFact])
  .describe('A number or claim of the practice, or a figure set by law.')

export type Fact = z.infer<typeof factSchema>
export type PracticeFact = z.infer<typeof practiceFact>
/** A legal figure fact: a fee, threshold or time limit set by a law or an authority. */
export type LegalFigureFact = z.infer<typeof legalFigureFact>

/** `content/facts.json`: every number and claim that text refers to, by name. */
export const factsSchema = z.record(factNameSchema, factSchema)

export type Facts = z.infer<typeof factsSchema>

/** The fact of this name. Undefined for unknown names, including inherited properties such as `constructor`. */
export function findFact(facts: Facts, name: string): Fact | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined
}

/** Whether a fact is a legal figure fact, rather than a price, promise or claim of the practice. */
export function isLegalFigureFact(fact: Fact): fact is LegalFigureFact {
  return fact.kind === 'law'
}
