import { z } from 'zod'
import { sectionIntroSchema, createSectionFieldsWithTone } from '../sharedSchemas'

/** A form that compares a plan with a full-time hire; labels and charges are in content/estimator.json. */
export const costEstimatorSectionSchema = z
  .strictObject({
    ...createSectionFieldsWithTone('costEstimator'),
    intro: sectionIntroSchema,
    services: z
      .array(z.string())
      .min(1)
      .describe('Paths of the pages whose plans can be chosen, such as "/services/fractional-general-counsel".'),
  })
  .describe('Form that compares the cost of a plan with that of a full-time hire.')
