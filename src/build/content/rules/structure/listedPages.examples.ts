import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [{ changes: { 'content/pages/home.json': { noindex: true } }, says: ['content/pages/home.json', 'noindex'] }],
  right: [{ changes: { 'content/pages/services/corporate-law.json': { noindex: true } } }],
}
