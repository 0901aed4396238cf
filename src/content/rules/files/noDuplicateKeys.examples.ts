import { createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/pages/home.json': createExampleTextReplacer(
          '"category": "company",',
          '"category": "company",\n  "category": "legal",',
        ),
      },
      message: [/home\.json:\d+, category/, /stands twice, on lines \d+ and \d+/],
    },
    {
      changes: {
        'locales/en/common.json': createExampleTextReplacer('"loadMore"', '"loadMore": "More",\n    "loadMore"'),
      },
      message: ['locales/en/common.json:4, blog.loadMore', 'lines 3 and 4'],
    },
  ],
  right: [],
}
