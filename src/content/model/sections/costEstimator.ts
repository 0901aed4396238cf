import { z } from 'zod'
import { introSchema, sectionFields, createSectionTypeSchema } from '../sharedSchemas'

/** A form that compares a plan with a full-time hire; its words and charges stand once, in content/estimator.json. */
export const costEstimatorSchema = z
  .strictObject({
    type: createSectionTypeSchema('costEstimator'),
    ...sectionFields,
    intro: introSchema,
    services: z
      .array(z.string())
      .min(1)
      .describe('The pages whose plans can be chosen, such as "/services/fractional-general-counsel".'),
  })
  .describe('A form that compares a plan with a full-time hire.')
