import { createTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': createTextReplacer('<Source id="fdr" />', '') },
      message: ['sources', '“fdr”'],
    },
    {
      changes: { 'content/articles/trials/en.mdx': createTextReplacer('<Source id="fdr" />', '<Source id="fda" />') },
      message: ['en.mdx:22', '“fda”', 'did you mean “fdr”'],
    },
  ],
  right: [],
}
