import type { Examples } from '../examples'
import { png } from './samples'

export const examples: Examples = {
  wrong: [{ changes: { 'content/images/Notre équipe.png': png() }, says: ['Notre équipe.png', 'our-office.jpg'] }],
  right: [],
}
