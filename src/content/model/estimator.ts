import { z } from 'zod'
import { createRecord, listKeys } from '../../shared/properties'
import { bilingualTextSchema } from './textSchemas'
import { createSingleFactPlaceholderSchema } from './factPlaceholder'

const figure = (what: string) =>
  createSingleFactPlaceholderSchema('full-time-gc-cost').describe(`${what}, written as {{name-of-fact}}.`)

const words = {
  inputs: 'Label of the fold that contains the form on phones, if it compares the plans of one service.',
  plan: 'Heading of the list of plans.',
  or: 'Word before the heading of a further list of plans, of which one plan is chosen in all.',
  planHours: 'Description of a plan, with [HOURS] and [PRICE].',
  months: 'Label of the field for the number of months.',
  hours: 'Label of the field for the hours needed.',
  salary: 'Label of the field for the salary.',
  charges: 'Label of the checkbox that adds the employer’s charges.',
  rate: 'Label of the field for the hourly rate of an outside firm.',
  optional: 'Text after the label of an optional field.',
  compare: 'Text of the button.',
  result: 'Heading of the result.',
  ours: 'Name of the practice’s plan in the result, with [PLAN].',
  outside: 'Name of the outside firm in the result.',
  hoursOf: 'A number of hours, with [HOURS].',
  less: 'Sentence shown if the plan costs less than a hire, with [AMOUNT], [PERCENT] and [SHARE] of the hours.',
  more: 'Sentence shown if the plan costs more than a hire, with [AMOUNT] and [SHARE] of the hours.',
  notFull: 'Sentence which says that a plan is not full-time, with [HOURS] and [FULLHOURS] a month.',
  breakEven: 'Sentence that gives the number of [HOURS] a month from which a hire costs less.',
  largerPlan: 'Sentence which says that another [PLAN] includes the hours needed.',
  hireCost: 'Sentence shown if a hire costs no more than the plan.',
  hireHours: 'Sentence shown if the hours needed cost less in a full-time position.',
  hireBeyond: 'Sentence shown if no plan includes the hours needed.',
  way: 'Heading of the first column of the tables.',
  cost: 'Heading of the column of costs over [MONTHS].',
  costYear: 'Heading of the column of costs over a year.',
  hoursColumn: 'Heading of the column of hours.',
  perHour: 'Heading of the column of prices per hour.',
  allPlans: 'Heading of the table of all plans.',
  difference: 'Heading of the column with the difference from the cost of a hire.',
  chargesTitle: 'Heading of the table of charges on a [SALARY].',
  charge: 'Heading of the column with the names of the charges.',
  chargeRate: 'Heading of the column of rates.',
  amount: 'Heading of the column of amounts.',
  source: 'Heading of the column of sources.',
  total: 'Label of the row with the total.',
  chargesNote: 'Text under the table of charges: their year, and what an employer’s own may differ in.',
  conditions: 'Text which says what the figures include and leave out.',
  private: 'Sentence which says that nothing entered is sent anywhere.',
  refusedNumber: 'Text below a number field whose value is refused, with [MIN] and [MAX].',
  refused: 'Text in place of the result while a value is refused.',
  withoutScripts: 'Text shown if scripts are turned off in the browser.',
  discuss: 'Text of the button that leads to the contact form.',
  message:
    'Message that this button writes into the contact form, with [PLAN], [COST], [MONTHS], [SALARY] and [FULLCOST].',
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
            .describe('Path of the page whose section `plans` holds the plans, such as "/services/corporate-law".'),
          salary: figure('Yearly salary that the form shows at first'),
          role: bilingualTextSchema.describe('Name of the full-time position that the plans are compared with.'),
        })
        .describe('A service whose plans can be compared.'),
    )
    .min(1)
    .describe('Services whose plans can be compared.'),
  week: figure('Hours of a full-time week'),
  vacation: figure('Weeks of vacation a year'),
  charges: z
    .array(
      z
        .strictObject({
          name: bilingualTextSchema.describe('Name of the charge.'),
          rate: figure('Rate that the employer pays, in percent'),
          from: figure('First part of the salary, on which nothing is paid').optional(),
          upTo: figure('Salary above which nothing more is paid').optional(),
        })
        .describe('A charge that the employer pays.'),
    )
    .describe('Charges that an employer pays in addition to the salary.'),
  words: z
    .strictObject(wordFields)
    .describe('Texts of the form and its result; names in brackets, such as [HOURS], are replaced with values.'),
})

export type CostEstimatorContent = z.infer<typeof estimatorSchema>
