import type { RuleExamples } from '../examples'
import { createPng } from './samplePictures'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: RuleExamples = {
  wrong: [
    { ...hero('huge.png', createPng({ width: 9000 })), message: '9000 × 1 pixels' },
    { ...hero('heavy.png', createPng({ parts: { teXt: Buffer.alloc(15_000_001) } })), message: 'weighs 16 MB' },
  ],
  right: [hero('phone.png', createPng({ width: 8064 }))],
}
