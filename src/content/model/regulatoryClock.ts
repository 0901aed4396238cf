import { z } from 'zod'
import { createRecord } from '../../shared/properties'
import { slugSchema } from './sharedSchemas'
import { bilingualTextSchema } from './textSchemas'
import { createSingleFactPlaceholderSchema } from './factPlaceholder'
import { isoDateSchema } from './dates'

const lengthSchema = createSingleFactPlaceholderSchema('review-days', 'legal figure fact').describe(
  'Duration, written as {{name-of-fact}}: a fact of kind “law” in days, business days, months or years.',
)

const look = z
  .enum(['work', 'own', 'stop', 'due', 'right', 'rest', 'open'])
  .describe(
    'Style of the bar, by whose time it is: “work” an authority’s, “own” the filer’s, “stop” a stopped clock, “due” a deadline that cannot be made up, “right” a protection, “rest” the remainder of a protection, “open” a time that nobody sets.',
  )

const phaseSchema = z
  .strictObject({
    id: slugSchema.describe('Identifier of the phase, by which this file refers to it.'),
    name: bilingualTextSchema.describe('Name of the phase: what happens in it.'),
    holder: bilingualTextSchema.describe('Who must act during the phase.'),
    look,
    trouble: bilingualTextSchema.optional().describe('What often goes wrong in the phase.'),
    row: slugSchema.optional().describe('Identifier of the phase in whose row this one is drawn.'),
    starts: slugSchema
      .optional()
      .describe(
        'Start of the phase: “filed” for the filing date, or an earlier phase for the end of that phase; by default the end of the previous phase.',
      ),
    shownFrom: slugSchema
      .optional()
      .describe('Phase at whose end the bar starts, if its time is counted from elsewhere.'),
    lasts: lengthSchema.optional(),
    pediatric: lengthSchema.optional().describe('Duration with pediatric studies, written as {{name-of-fact}}.'),
    backwards: z.boolean().optional().describe('True if the time is counted backwards from the start.'),
    firstDayCounts: z.boolean().optional().describe('True if the starting day counts as the first day.'),
    startsNextDay: z.boolean().optional().describe('True if the phase starts on the day after the previous one ends.'),
    open: z
      .enum(['turn', 'end'])
      .optional()
      .describe(
        'Set if the phase has no set duration: “turn” draws it up to the change of scale, “end” to the end of the drawing.',
      ),
    openWords: bilingualTextSchema
      .optional()
      .describe('Text shown instead of the end date if the phase has no set duration.'),
    foreign: z.boolean().optional().describe('True if the time is counted from the first filing abroad.'),
    onlyIfFiledBy: slugSchema
      .optional()
      .describe('Phase by whose last day the filing must be made for this phase to take place.'),
  })
  .describe('A phase of a filing.')

const stopSchema = z
  .strictObject({
    id: slugSchema.describe('Identifier of the stop, used in URLs.'),
    name: bilingualTextSchema.describe('Name of the stop, as an option of the form.'),
    at: z.enum(['middle', 'end']).describe('Where the stop is drawn in the review: in its middle or at its end.'),
    lasts: lengthSchema.optional(),
    answer: z
      .strictObject({
        name: bilingualTextSchema.describe('Name of the period during which the clock is stopped.'),
        holder: bilingualTextSchema.describe('Who must act during that period.'),
      })
      .describe('The period during which the clock is stopped.'),
    again: z
      .array(bilingualTextSchema)
      .min(1)
      .describe('Names of what runs again after the stop, one for each duration in `then`, in order.'),
  })
  .describe('An event that may stop the clock.')

const filingSchema = z
  .strictObject({
    id: slugSchema.describe('Identifier of the filing, used in URLs.'),
    group: z.enum(['drug', 'biologic', 'device']).describe('Kind of product.'),
    name: bilingualTextSchema.describe('Name of the filing, as an option of the form.'),
    phases: z
      .array(
        z.union(
          [
            slugSchema,
            z
              .strictObject({ phase: slugSchema, lasts: lengthSchema })
              .describe('A phase with a duration of its own in this filing.'),
          ],
          { error: 'must be the name of a phase, or { "phase": "review", "lasts": "{{review-days}}" }' },
        ),
      )
      .min(2)
      .describe('Phases in order, each as an identifier or as an identifier with its duration in this filing.'),
    stops: z
      .array(
        z
          .strictObject({
            stop: slugSchema.describe('Identifier of the stop.'),
            then: z.array(lengthSchema).min(1).describe('Durations that run again after the stop, in order.'),
          })
          .describe('A stop that may occur in this filing.'),
      )
      .describe('Events that may stop the clock of this filing.'),
  })
  .describe('A kind of filing.')

const wordKeys = [
  'inputs',
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
  'refine',
  'show',
  'result',
  'ifNothingElse',
  'refusedDay',
  'refusedDays',
  'refusedChoice',
  'refused',
  'withoutScripts',
  'phase',
  'when',
  'holder',
  'basis',
  'trouble',
  'law',
  'target',
  'targetTag',
  'guideline',
  'earliest',
  'estimate',
  'noSetTime',
  'until',
  'months',
  'years',
  'print',
  'calendar',
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
  'missed',
  'private',
  'sheet',
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
      .describe('Labels and texts of the form, the table and the calendar.'),
    groups: z
      .strictObject({ drug: bilingualTextSchema, biologic: bilingualTextSchema, device: bilingualTextSchema })
      .describe('Names of the kinds of product.'),
    notices: z
      .strictObject({ drug: bilingualTextSchema, biologic: bilingualTextSchema, device: bilingualTextSchema })
      .describe('Name of the phase “notice” for each kind of product.'),
    key: z
      .array(z.strictObject({ look, words: bilingualTextSchema }).describe('A style of bar with its meaning.'))
      .describe('Legend: what each style of bar means.'),
    example: z
      .strictObject({
        filing: slugSchema.describe('Identifier of a kind of filing.'),
        filed: isoDateSchema.describe('Filing date, as YYYY-MM-DD.'),
        stop: slugSchema.describe('Identifier of a stop, or “none”.'),
        days: z.number().int().min(1).max(730).describe('Number of days for which the clock is stopped.'),
      })
      .describe('Example shown before the visitor enters anything.'),
    phases: z.array(phaseSchema).describe('All phases of all filings.'),
    stops: z.array(stopSchema).describe('Events that may stop the clock.'),
    filings: z.array(filingSchema).min(1).describe('Kinds of filing, in the order of the form.'),
  })
  .describe('Data and texts of the regulatory clock.')

export type RegulatoryClock = z.infer<typeof regulatoryClockSchema>
