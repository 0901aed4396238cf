import { appendText, replaceText, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/documents/privacy/fr.mdx': appendText('## Encore\n\nDes mots.') },
      message: ['content/documents/privacy/fr.mdx', '2 sections (##)'],
    },
    {
      changes: {
        'content/articles/trials/fr.mdx': replaceText(
          '"promoteur", "chercheuse"]',
          '"promoteur", "chercheuse", "centre"]',
        ),
      },
      message: ['seo.keywords', '4 search terms'],
      level: 'notice',
    },
  ],
  right: [],
}
