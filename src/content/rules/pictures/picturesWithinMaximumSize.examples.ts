import type { RuleExamples } from '../examples'
import { changeHeroPicture, createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    { ...changeHeroPicture('huge.png', createPng({ width: 9000 })), message: '9000 × 1 pixels' },
    {
      ...changeHeroPicture('heavy.png', createPng({ parts: { teXt: Buffer.alloc(15_000_001) } })),
      message: 'weighs 16 MB',
    },
  ],
  right: [changeHeroPicture('phone.png', createPng({ width: 8064 }))],
}
