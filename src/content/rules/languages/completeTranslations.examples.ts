import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': undefined } }, says: 'blog.loadMore' },
    { changes: { 'locales/en/common.json': { 'blog.loadMore': ' ' } }, says: ['blog.loadMore', 'empty'] },
  ],
  right: [],
}
