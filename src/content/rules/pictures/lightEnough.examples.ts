import type { Examples } from '../examples'
import { png } from './samples'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: Examples = {
  wrong: [
    { ...hero('huge.png', png({ width: 9000 })), says: '9000 × 1 pixels' },
    { ...hero('heavy.png', png({ parts: { teXt: Buffer.alloc(15_000_001) } })), says: 'weighs 16 MB' },
  ],
  right: [hero('phone.png', png({ width: 8064 }))],
}
