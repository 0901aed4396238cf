import type { FileChanges, RuleExamples } from '../examples'

const closed = (from: string, until?: string): { changes: FileChanges } => ({
  changes: {
    'content/practice.json': {
      closures: [{ label: { en: 'Winter holidays', fr: 'Congé des Fêtes' }, from, ...(until && { until }) }],
    },
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...closed('2025-12-24', '2026-01-02'), message: 'is past' },
    { ...closed('2026-12-24', '2027-12-31'), message: 'look at the year' },
  ],
  right: [closed('2026-12-24', '2027-01-04'), closed('2026-12-26')],
}
