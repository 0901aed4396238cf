import type { Examples } from '../examples'
import { jpeg, printed } from './samples'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: Examples = {
  wrong: [{ ...hero('cover.jpg', printed), says: ['CMYK', 'RGB'] }],
  right: [hero('cover.jpg', jpeg)],
}
