import type { RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from './sampleTerm'

const related = (...names: string[]) => ({ changes: { [sampleTermFilePath]: { ...sampleTerm, related: names } } })

export const examples: RuleExamples = {
  wrong: [
    { ...related('ethics-board'), message: ['related[0]', 'ethics-board', 'content/terms/ethics-board.json'] },
    { ...related('clinical-trials'), message: ['did you mean', 'clinical-trial'] },
    { ...related('clinical-trial'), message: 'the term itself' },
  ],
  right: [{ changes: { [sampleTermFilePath]: sampleTerm } }],
}
