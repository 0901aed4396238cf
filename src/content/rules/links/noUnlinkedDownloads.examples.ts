import { createExampleTextReplacer, type RuleExamples } from '../examples'

const file = { 'content/downloads/guide.pdf': '%PDF-1.7\n' }

export const examples: RuleExamples = {
  wrong: [{ changes: file, message: ['content/downloads/guide.pdf', 'no link leads to it'] }],
  right: [
    {
      changes: {
        ...file,
        'content/articles/trials/en.mdx': createExampleTextReplacer('](/contact)', '](/downloads/guide.pdf)'),
        'content/articles/trials/fr.mdx': createExampleTextReplacer('](/contact)', '](/downloads/guide.pdf)'),
      },
    },
  ],
}
