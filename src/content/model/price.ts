import { z } from 'zod'
import { bilingualTextSchema } from './textSchemas'
import { factNameSchema, amountPeriods } from './facts'

/** What one price can pay for. */
export const billingUnits = [...amountPeriods, 'project', 'package'] as const
export type BillingUnit = (typeof billingUnits)[number]

const example = '{ "fact": "fgc-starter-price", "from": true, "per": "month" }'

const billingUnitSchema = z.enum(billingUnits).meta({ graphql: 'BillingUnit' })

/** A price as data: the words “from”, “a month” and their French are made from it (`content/facts/buildLocalizedPrice.ts`). */
export const priceReferenceSchema = z
  .strictObject({
    fact: factNameSchema.describe('The fact of content/facts.json that holds the amount, without braces.'),
    from: z.boolean().optional().describe('True for the lowest price: “from” is shown before it.'),
    per: billingUnitSchema
      .optional()
      .describe('What it pays for, shown behind it; left out for nothing in particular.'),
    text: bilingualTextSchema
      .optional()
      .describe('A sentence around the price, which stands in it as {{price}}; left out, the price stands alone.'),
  })
  .meta({ graphql: 'Price', example })
  .describe('A price.')

/** A price that stands alone, in large type: no sentence around it, and always with what it pays for. */
export const planPriceReferenceSchema = priceReferenceSchema
  .omit({ text: true })
  .extend({ per: billingUnitSchema.describe('What it pays for.') })
  .meta({ graphql: 'Price', example })
  .describe('The price.')

export type PriceReference = z.infer<typeof priceReferenceSchema>

/** True for a price of a content file. */
export function isPriceReference(value: object): value is PriceReference {
  return 'fact' in value && typeof value.fact === 'string'
}
