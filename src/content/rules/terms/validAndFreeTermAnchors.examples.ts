import type { RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from './sampleTerm'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/terms/Clinical trial.json': sampleTerm },
      message: ['#Clinical trial', 'notice-of-compliance'],
    },
    { changes: { 'content/terms/trials/phase.json': sampleTerm }, message: 'in no folder of its own' },
    ...['letter-a', 'letters', 'gatsby-focus-wrapper'].map(id => ({
      changes: { [`content/terms/${id}.json`]: sampleTerm },
      message: `#${id}, a name that the page itself uses`,
    })),
    {
      changes: {
        [sampleTermFilePath]: sampleTerm,
        'content/pages/home.json': { 'sections[1]': { type: 'glossary', id: 'clinical-trial' } },
      },
      message: ['#clinical-trial', 'content/pages/home.json'],
    },
  ],
  right: [
    { changes: { [sampleTermFilePath]: sampleTerm } },
    { changes: { 'content/terms/letter-of-intent.json': sampleTerm } },
  ],
}
