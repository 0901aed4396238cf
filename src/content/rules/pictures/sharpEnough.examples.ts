import type { Examples } from '../examples'
import { png } from './samples'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: Examples = {
  wrong: [{ ...hero('small.png', png({ width: 800 })), says: ['is 800 pixels wide', '1920'] }],
  right: [hero('wide.png', png({ width: 2400 }))],
}
