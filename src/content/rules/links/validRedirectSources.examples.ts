import type { RuleExamples } from '../examples'

const redirects = (...rows: { from: string; to: string }[]) => ({ 'content/redirects.json': JSON.stringify(rows) })

export const examples: RuleExamples = {
  wrong: [
    {
      changes: redirects({ from: '/contact', to: '/services/corporate-law' }),
      message: ['[0].from', 'is the address of content/pages/contact.json'],
    },
    { changes: redirects({ from: '/privacy', to: '/contact' }), message: 'content/documents/privacy' },
    { changes: redirects({ from: '/fr/old', to: '/contact' }), message: ['names a language', '“/old”'] },
    { changes: redirects({ from: '/404', to: '/contact' }), message: 'content/pages/404.json' },
    {
      changes: redirects({ from: '/old', to: '/contact' }, { from: '/old', to: '/privacy' }),
      message: ['[1].from', 'repeats “/old”'],
    },
    {
      changes: redirects({ from: '/old', to: '/older' }, { from: '/older', to: '/old' }),
      message: ['[0].from', '[1].from', 'in a circle'],
    },
    {
      changes: redirects({ from: '/old', to: '/old' }),
      message: ['in a circle', '“to” must be the address of a page'],
    },
  ],
  right: [
    { changes: redirects({ from: '/old', to: '/contact' }, { from: '/very/old', to: '/#questions' }) },
    { changes: redirects({ from: '/services/Old_name.html', to: '/services/corporate-law' }) },
  ],
}
