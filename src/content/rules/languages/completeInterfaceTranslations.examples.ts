import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: { 'locales/en/common.json': { 'blog.showing_other': 'Articles' } },
      message: ['blog.showing_other', '{{count}}'],
    },
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': undefined } }, message: 'blog.loadMore' },
    { changes: { 'locales/en/common.json': { 'blog.loadMore': ' ' } }, message: ['blog.loadMore', 'empty'] },
  ],
  right: [],
}
