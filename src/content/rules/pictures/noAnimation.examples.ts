import type { RuleExamples } from '../examples'
import { createHero, createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    {
      ...createHero('moving.png', createPng({ parts: { acTL: Buffer.from('0000000200000000', 'hex') } })),
      message: 'is animated',
    },
  ],
  right: [createHero('still.png', createPng())],
}
