import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [{ changes: { 'content/navigation.json': { legal: ['/contact'] } }, says: ['legal', '/privacy'] }],
  right: [],
}
