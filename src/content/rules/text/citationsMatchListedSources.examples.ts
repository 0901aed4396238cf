import { createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/articles/trials/en.mdx': createExampleTextReplacer('<Source id="fdr" />', '') },
      message: ['sources', '“fdr”'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer('<Source id="fdr" />', '<Source id="fda" />'),
      },
      message: ['en.mdx:22', '“fda”', 'did you mean “fdr”'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          'sources:\n',
          'sources:\n  - id: fdr\n    title: "Food and Drugs Act"\n    publisher: "Department of Justice Canada"\n    url: "https://laws-lois.justice.gc.ca/eng/acts/F-27/"\n    date: "current to June 14, 2026"\n',
        ),
      },
      message: ['two sources', '“fdr”'],
    },
  ],
  right: [],
}
