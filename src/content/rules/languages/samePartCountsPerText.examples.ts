import { createExampleTextAppender, createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/documents/privacy/fr.mdx': createExampleTextAppender('## Encore\n\nDes mots.') },
      message: ['content/documents/privacy/fr.mdx', '2 sections (##)'],
    },
    {
      changes: {
        'content/articles/trials/fr.mdx': createExampleTextReplacer(
          '"promoteur", "chercheuse"]',
          '"promoteur", "chercheuse", "centre"]',
        ),
      },
      message: ['seo.keywords', '4 search terms'],
      level: 'notice',
    },
    {
      changes: {
        'content/documents/privacy/fr.mdx': createExampleTextAppender('Un <Term entry="sponsor">promoteur</Term>.'),
      },
      message: 'terms of the glossary',
      level: 'notice',
    },
  ],
  right: [],
}
