import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': undefined } }, says: 'blog.loadMore' },
    { changes: { 'locales/en/common.json': { 'blog.loadMore': ' ' } }, says: ['blog.loadMore', 'empty'] },
  ],
  right: [],
}
