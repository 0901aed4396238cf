import { createTextReplacer, type RuleExamples } from '../examples'

const file = 'content/documents/privacy/en.mdx'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { [file]: createTextReplacer('name: "Privacy"', 'name: Privacy #1 in Canada') },
      message: ['en.mdx:3', 'cut to “Privacy”', 'name: "Privacy #1 in Canada"'],
    },
    {
      changes: { [file]: createTextReplacer('name: "Privacy"', 'name: “Privacy”') },
      message: ['en.mdx:3', 'curly quotation marks', 'name: "Privacy"'],
    },
  ],
  right: [
    { changes: { [file]: createTextReplacer('name: "Privacy"', 'name: "Privacy #1 in Canada" # the short name') } },
    { changes: { [file]: createTextReplacer('category: legal', 'category: legal # legal, service or company') } },
  ],
}
