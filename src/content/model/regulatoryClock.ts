import { z } from 'zod'
import { createRecord } from '../../shared/properties'
import { slugSchema } from './sharedSchemas'
import { bilingualTextSchema } from './textSchemas'
import { createSingleFactPlaceholderSchema } from './factPlaceholder'
import { isoDateSchema } from './dates'

const lengthSchema = createSingleFactPlaceholderSchema('review-days', 'fact of the law').describe(
  'How long it lasts, as a {{fact}} of kind “law” in days, business days, months or years.',
)

const look = z
  .enum(['work', 'own', 'stop', 'due', 'right', 'rest', 'open'])
  .describe(
    'Whose time it is: an authority’s, your own, a stop, what cannot be made up, a protection, its rest, nobody’s.',
  )

const phaseSchema = z
  .strictObject({
    id: slugSchema.describe('What names it.'),
    name: bilingualTextSchema.describe('What happens.'),
    holder: bilingualTextSchema.describe('Who holds the clock.'),
    look,
    trouble: bilingualTextSchema.optional().describe('What usually goes wrong there.'),
    row: slugSchema.optional().describe('The phase in whose row it is drawn.'),
    starts: slugSchema
      .optional()
      .describe(
        'Where its time starts: “filed”, or an earlier phase, whose end it is; left out, where the phase before ends.',
      ),
    shownFrom: slugSchema
      .optional()
      .describe('The phase from whose end it is drawn, when it is counted from elsewhere.'),
    lasts: lengthSchema.optional(),
    pediatric: lengthSchema.optional().describe('Its length with pediatric studies, as a {{fact}}.'),
    backwards: z.boolean().optional().describe('True when it is counted back from where it starts.'),
    firstDayCounts: z.boolean().optional().describe('True when the day from which it is counted is its first.'),
    startsNextDay: z
      .boolean()
      .optional()
      .describe('True when it starts on the day after the one on which what comes before it ends.'),
    open: z
      .enum(['turn', 'end'])
      .optional()
      .describe('Nobody sets its time: it is drawn to the change of scale, or to the end.'),
    openWords: bilingualTextSchema.optional().describe('What stands in place of its end, when it is open.'),
    foreign: z.boolean().optional().describe('True when it is counted from the first filing abroad.'),
  })
  .describe('One phase.')

const stopSchema = z
  .strictObject({
    id: slugSchema.describe('What names it in addresses.'),
    name: bilingualTextSchema.describe('The words of the choice.'),
    at: z.enum(['middle', 'end']).describe('Where it is drawn in the review.'),
    lasts: lengthSchema.optional(),
    answer: z
      .strictObject({
        name: bilingualTextSchema.describe('What the time is called in which the clock stands still.'),
        holder: bilingualTextSchema.describe('Who then holds the clock.'),
      })
      .describe('The time in which the clock stands still.'),
    again: bilingualTextSchema.describe('What runs after it is called.'),
  })
  .describe('One thing that may stop the clock.')

const filingSchema = z
  .strictObject({
    id: slugSchema.describe('What names it in addresses.'),
    group: z.enum(['drug', 'biologic', 'device']).describe('The kind of product.'),
    name: bilingualTextSchema.describe('The words of the choice.'),
    phases: z
      .array(
        z.union(
          [
            slugSchema,
            z.strictObject({ phase: slugSchema, lasts: lengthSchema }).describe('A phase with a length of its own.'),
          ],
          { error: 'must be the name of a phase, or { "phase": "review", "lasts": "{{review-days}}" }' },
        ),
      )
      .min(2)
      .describe('Its phases in order: names, or a name with the length that it has here.'),
    stops: z
      .array(
        z
          .strictObject({
            stop: slugSchema.describe('Its name.'),
            then: z.array(lengthSchema).min(1).describe('What runs again afterwards, in order.'),
          })
          .describe('One stop.'),
      )
      .describe('What may stop its clock.'),
  })
  .describe('One kind of filing.')

const wordKeys = [
  'filing',
  'filed',
  'stop',
  'noStop',
  'days',
  'daysHelp',
  'pediatric',
  'foreign',
  'foreignHelp',
  'optional',
  'show',
  'result',
  'ifNothingElse',
  'example',
  'phase',
  'when',
  'holder',
  'basis',
  'trouble',
  'law',
  'target',
  'guideline',
  'earliest',
  'estimate',
  'noSetTime',
  'months',
  'years',
  'print',
  'calendar',
  'share',
  'extended',
  'lawNote',
  'targetNote',
  'promise',
  'filingDay',
  'asOf',
  'compare',
  'compareText',
  'stopped',
  'dayUnit',
  'filings',
  'total',
  'late',
  'calendarName',
  'openPage',
] as const

/** The regulatory clock’s file; only required if a page shows the clock. */
export const regulatoryClockFilePath = 'content/clock.json'

/** `content/clock.json`: the filings of the regulatory clock with their phases, and its labels. */
export const regulatoryClockSchema = z
  .strictObject({
    words: z
      .strictObject(createRecord(wordKeys, () => bilingualTextSchema))
      .describe('The words of the form, of the table and of the calendar.'),
    groups: z
      .strictObject({ drug: bilingualTextSchema, biologic: bilingualTextSchema, device: bilingualTextSchema })
      .describe('The kinds of product.'),
    notices: z
      .strictObject({ drug: bilingualTextSchema, biologic: bilingualTextSchema, device: bilingualTextSchema })
      .describe('What the phase “notice” is called for each kind of product.'),
    key: z
      .array(z.strictObject({ look, words: bilingualTextSchema }).describe('One look.'))
      .describe('What the looks of bars mean.'),
    example: z
      .strictObject({
        filing: slugSchema.describe('A kind of filing.'),
        filed: isoDateSchema.describe('Its day.'),
        stop: slugSchema.describe('A stop, or “none”.'),
        days: z.number().int().min(1).max(730).describe('The days that the clock stands still.'),
      })
      .describe('What shows before the visitor says anything.'),
    phases: z.array(phaseSchema).describe('Every phase of any filing.'),
    stops: z.array(stopSchema).describe('What may stop a clock.'),
    filings: z.array(filingSchema).min(1).describe('The kinds of filing, in their order.'),
  })
  .describe('The regulatory clock.')

export type RegulatoryClock = z.infer<typeof regulatoryClockSchema>
