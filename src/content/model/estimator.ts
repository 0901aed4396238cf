import { z } from 'zod'
import { createRecord, listKeys } from '../../shared/properties'
import { bilingualTextSchema } from './textSchemas'
import { createSingleFactPlaceholderSchema } from './factPlaceholder'

const figure = (what: string) =>
  createSingleFactPlaceholderSchema('full-time-gc-cost').describe(`${what}, as a {{fact}}.`)

const words = {
  plan: 'Heading of the plans.',
  planHours: 'What a plan is: [HOURS], [PRICE].',
  months: 'Label of the number of months.',
  hours: 'Label of the hours needed.',
  salary: 'Label of the salary.',
  charges: 'Label of the box that adds the charges.',
  rate: 'Label of the outside firm’s rate.',
  optional: 'What stands behind the label of a field that may stay empty.',
  compare: 'The button.',
  result: 'Heading of the result.',
  ours: 'Name of our own way: [PLAN].',
  outside: 'Name of the outside firm.',
  hoursOf: 'A number of hours: [HOURS].',
  less: 'The difference when the plan costs less: [AMOUNT], [PERCENT], [SHARE] of the hours.',
  more: 'The difference when the plan costs more: [AMOUNT], [SHARE] of the hours.',
  notFull: 'That a plan is no full week: [HOURS], [FULLHOURS] a month.',
  breakEven: 'From how many [HOURS] a month on a hire costs less.',
  largerPlan: 'That another [PLAN] has the hours needed.',
  hireCost: 'That a hire costs no more than the plan.',
  hireHours: 'That the hours needed cost less in a full-time position.',
  hireBeyond: 'That no plan has the hours needed.',
  way: 'Heading of the first column of the tables.',
  cost: 'Heading of the costs, over [MONTHS].',
  costYear: 'Heading of the costs over a year.',
  hoursColumn: 'Heading of the hours.',
  perHour: 'Heading of the price of an hour.',
  allPlans: 'Heading of the table of all plans.',
  difference: 'Heading of the difference to a hire.',
  chargesTitle: 'Heading of the charges on a [SALARY].',
  charge: 'Heading of the names of the charges.',
  chargeRate: 'Heading of the rates.',
  amount: 'Heading of the amounts.',
  source: 'Heading of the sources.',
  total: 'The line of the total.',
  conditions: 'What the figures count and what they leave out.',
  private: 'That nothing is sent.',
  withoutScripts: 'What is said where scripts are off.',
  discuss: 'The button that leads to the contact form.',
  message: 'What it writes there: [PLAN], [COST], [MONTHS], [SALARY], [FULLCOST].',
} as const

/** Placeholders allowed in each text, parsed from its description. */
export const allowedEstimatorPlaceholdersByKey: Record<string, string[]> = Object.fromEntries(
  Object.entries(words).map(([name, sentence]) => [
    name,
    [...sentence.matchAll(/\[([A-Z]+)\]/g)].map(([, placeholder = '']) => placeholder),
  ]),
)

const wordFields = createRecord(listKeys(words), name => bilingualTextSchema.describe(words[name]))

/** `content/estimator.json`: data and labels of the cost estimator. Plans come from the service pages. */
export const estimatorSchema = z.strictObject({
  services: z
    .array(
      z
        .strictObject({
          page: z
            .string()
            .regex(/^\/[a-z0-9/-]+$/, 'must be the bare address of a page, such as "/services/corporate-law"')
            .describe('The page of the service, whose section `plans` has the plans.'),
          salary: figure('The yearly salary that stands in the form'),
          role: bilingualTextSchema.describe('The full-time position that the plans are compared with.'),
        })
        .describe('One service.'),
    )
    .min(1)
    .describe('The services that have plans.'),
  week: figure('The hours of a full-time week'),
  vacation: figure('The weeks of vacation in a year'),
  charges: z
    .array(
      z
        .strictObject({
          name: bilingualTextSchema.describe('What it is called.'),
          rate: figure('The employer’s rate in percent'),
          from: figure('The part of the salary on which nothing is paid').optional(),
          upTo: figure('The salary above which nothing is paid').optional(),
        })
        .describe('One charge.'),
    )
    .describe('What an employer pays on top of a salary.'),
  words: z
    .strictObject(wordFields)
    .describe('The words of the form and of its result; what stands in brackets is filled in.'),
})

export type Estimator = z.infer<typeof estimatorSchema>
