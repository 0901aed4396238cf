import type { RuleExamples } from '../examples'
import { createHero, createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    { ...createHero('huge.png', createPng({ width: 9000 })), message: '9000 × 1 pixels' },
    { ...createHero('heavy.png', createPng({ parts: { teXt: Buffer.alloc(15_000_001) } })), message: 'weighs 16 MB' },
  ],
  right: [createHero('phone.png', createPng({ width: 8064 }))],
}
