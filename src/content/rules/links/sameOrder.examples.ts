import { added, type Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    {
      changes: {
        'content/documents/privacy/en.mdx': added('[Contact](/contact) or [trials](/blog/trials).'),
        'content/documents/privacy/fr.mdx': added('[Essais](/blog/trials) ou [contact](/contact).'),
      },
      says: ['fr.mdx', 'in another order'],
    },
  ],
  right: [
    {
      changes: {
        'content/documents/privacy/en.mdx': added('[Contact](/contact) or [trials](/blog/trials).'),
        'content/documents/privacy/fr.mdx': added('[Contact](/contact) ou [essais](/blog/trials).'),
      },
    },
  ],
}
