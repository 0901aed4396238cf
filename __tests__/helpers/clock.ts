import { regulatoryClockSchema } from '../../src/content/model'
import type { TimeLimitWithSource, TimeLimitBasis } from '../../src/shared/regulatoryClock/types'
import type { PackedRegulatoryClock } from '../../src/shared/regulatoryClock/packedClock'

const days = (value: number, basis: TimeLimitBasis): TimeLimitWithSource => ({
  value,
  unit: 'days',
  words: `${value} days`,
  basis,
  provision: 'Some Act, s. 1',
  url: 'https://example.com/act',
  asOf: '2026-11-20',
})

/** A small regulatory clock: one filing with a review, a notice, and a right with a time limit. */
export const clock: PackedRegulatoryClock = {
  words: Object.fromEntries(Object.keys(regulatoryClockSchema.shape.words.shape).map(key => [key, `The ${key}`])),
  groups: [{ id: 'drug', name: 'Drug', notice: 'Notice' }],
  key: [{ look: 'work', words: 'Theirs' }],
  colon: ': ',
  lengths: { check: days(45, 'target'), right: days(120, 'law') },
  phases: [
    { id: 'review', name: 'Check', holder: 'An office that checks', look: 'work', lasts: 'check' },
    { id: 'notice', name: 'Notice', holder: 'The office', look: 'due' },
    { id: 'right', name: 'Right', holder: 'You', look: 'due', starts: 'notice', lasts: 'right' },
  ],
  stops: [
    { id: 'asked', name: 'A question', at: 'end', answer: { name: 'Your answer', holder: 'You' }, again: ['Again'] },
  ],
  filings: [
    {
      id: 'new',
      name: 'A new thing',
      group: 'drug',
      steps: [['review'], ['notice'], ['right']],
      stops: [{ id: 'asked', then: ['check'] }],
    },
  ],
  defaults: { filing: 'new', filed: '2027-02-01', stop: 'none', days: 30, pediatric: false, foreign: '' },
}
