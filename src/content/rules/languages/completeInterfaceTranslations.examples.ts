import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': undefined } }, message: 'blog.loadMore' },
    { changes: { 'locales/en/common.json': { 'blog.loadMore': ' ' } }, message: ['blog.loadMore', 'empty'] },
  ],
  right: [],
}
