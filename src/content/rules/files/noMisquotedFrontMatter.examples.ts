import { createExampleTextReplacer, type RuleExamples } from '../examples'

const file = 'content/documents/privacy/en.mdx'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [file]: createExampleTextReplacer('name: "Privacy"', 'name: Privacy #1 in Canada') },
      message: ['en.mdx:3', 'cut to “Privacy”', 'name: "Privacy #1 in Canada"'],
    },
    {
      changes: { [file]: createExampleTextReplacer('name: "Privacy"', 'name: “Privacy”') },
      message: ['en.mdx:3', 'curly quotation marks', 'name: "Privacy"'],
    },
    {
      changes: { [file]: createExampleTextReplacer('name: "Privacy"', 'name: «\u00a0Privacy\u00a0»') },
      message: ['en.mdx:3', 'would show', 'name: "Privacy"'],
    },
  ],
  right: [
    {
      changes: {
        [file]: createExampleTextReplacer('name: "Privacy"', 'name: "Privacy #1 in Canada" # the short name'),
      },
    },
    {
      changes: { [file]: createExampleTextReplacer('category: legal', 'category: legal # legal, service or company') },
    },
  ],
}
