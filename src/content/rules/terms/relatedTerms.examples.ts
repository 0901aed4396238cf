import type { RuleExamples } from '../examples'
import { sampleFile, sampleTerm } from './samples'

const related = (...names: string[]) => ({ changes: { [sampleFile]: { ...sampleTerm, related: names } } })

export const examples: RuleExamples = {
  wrong: [
    { ...related('ethics-board'), message: ['related[0]', 'ethics-board', 'content/terms/ethics-board.json'] },
    { ...related('clinical-trials'), message: ['did you mean', 'clinical-trial'] },
    { ...related('clinical-trial'), message: 'the term itself' },
  ],
  right: [{ changes: { [sampleFile]: sampleTerm } }],
}
