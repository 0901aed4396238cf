import type { RuleExamples } from '../examples'
import { createHeroPictureExample, createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    { ...createHeroPictureExample('huge.png', createPng({ width: 9000 })), message: '9000 × 1 pixels' },
    {
      ...createHeroPictureExample('heavy.png', createPng({ parts: { teXt: Buffer.alloc(15_000_001) } })),
      message: 'weighs 16 MB',
    },
  ],
  right: [createHeroPictureExample('phone.png', createPng({ width: 8064 }))],
}
