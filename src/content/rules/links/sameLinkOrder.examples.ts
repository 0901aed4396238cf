import { createTextAppender, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/documents/privacy/en.mdx': createTextAppender('[Contact](/contact) or [trials](/blog/trials).'),
        'content/documents/privacy/fr.mdx': createTextAppender('[Essais](/blog/trials) ou [contact](/contact).'),
      },
      message: ['fr.mdx', 'in another order'],
    },
  ],
  right: [
    {
      changes: {
        'content/documents/privacy/en.mdx': createTextAppender('[Contact](/contact) or [trials](/blog/trials).'),
        'content/documents/privacy/fr.mdx': createTextAppender('[Contact](/contact) ou [essais](/blog/trials).'),
      },
    },
  ],
}
