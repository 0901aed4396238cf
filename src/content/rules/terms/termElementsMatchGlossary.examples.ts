import { createExampleTextAppender, type RuleExamples } from '../examples'
import { sampleTermFilePath, sampleTerm } from './sampleTerm'

/** The privacy page of both languages with a term marked in each. */
const marked = (en: string, fr: string) => ({
  'content/documents/privacy/en.mdx': createExampleTextAppender(`We speak of a ${en}.`),
  'content/documents/privacy/fr.mdx': createExampleTextAppender(`Nous parlons d’un ${fr}.`),
})

const trial = marked('<Term fr="essai clinique">clinical trial</Term>', '<Term en="clinical trial">essai</Term>')

export const examples: RuleExamples = {
  wrong: [
    { changes: trial, message: ['clinical trial', 'content/terms'], level: 'notice' },
    {
      changes: {
        ...marked('<Term entry="trial">trial</Term>', '<Term entry="trial">essai</Term>'),
        [sampleTermFilePath]: sampleTerm,
      },
      message: ['trial', 'content/terms/trial.json'],
      level: 'problem',
    },
    {
      changes: {
        ...marked(
          '<Term fr="essai d’un médicament">clinical trial</Term>',
          '<Term en="clinical trial">essai clinique</Term>',
        ),
        [sampleTermFilePath]: sampleTerm,
      },
      message: ['essai d’un médicament', 'essai clinique'],
    },
  ],
  right: [
    { changes: { ...trial, [sampleTermFilePath]: sampleTerm } },
    {
      changes: {
        ...marked('<Term entry="clinical-trial">trial</Term>', '<Term entry="clinical-trial">essai</Term>'),
        [sampleTermFilePath]: sampleTerm,
      },
    },
  ],
}
