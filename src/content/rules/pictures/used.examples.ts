import type { Examples } from '../examples'
import { png } from './samples'

export const examples: Examples = {
  wrong: [{ changes: { 'content/images/office.png': png() }, says: ['content/images/office.png', 'nothing shows'] }],
  right: [],
}
