import type { Examples } from '../examples'
import { png } from './samples'

const hero = (bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': 'tall.png' }, 'content/images/tall.png': bytes },
})

export const examples: Examples = {
  wrong: [{ ...hero(png({ height: 2400 })), says: ['1920 pixels wide and 2400 high'] }],
  right: [hero(png({ height: 1200 }))],
}
