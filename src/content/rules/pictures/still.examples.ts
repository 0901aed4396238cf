import type { Examples } from '../examples'
import { png } from './samples'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: Examples = {
  wrong: [
    { ...hero('moving.png', png({ parts: { acTL: Buffer.from('0000000200000000', 'hex') } })), says: 'is animated' },
  ],
  right: [hero('still.png', png())],
}
