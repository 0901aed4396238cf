import { createExampleTextAppender, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('[Contact](/contact) or [trials](/blog/trials).'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('[Essais](/blog/trials) ou [contact](/contact).'),
      },
      message: ['fr.mdx', 'in another order'],
    },
  ],
  right: [
    {
      changes: {
        'content/documents/privacy/en.mdx': createExampleTextAppender('[Contact](/contact) or [trials](/blog/trials).'),
        'content/documents/privacy/fr.mdx': createExampleTextAppender('[Contact](/contact) ou [essais](/blog/trials).'),
      },
    },
  ],
}
