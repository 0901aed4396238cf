import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'content/navigation.json': { 'legal[0]': '/contact' } },
      message: ['content/documents/privacy/en.mdx', '/privacy'],
    },
    {
      changes: {
        'content/navigation.json': { 'legal[0]': '/contact' },
        'content/redirects.json': '[{ "from": "/terms", "to": "/privacy" }]',
      },
      message: ['content/documents/privacy/en.mdx', '/privacy'],
    },
  ],
  right: [],
}
