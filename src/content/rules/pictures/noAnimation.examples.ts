import type { RuleExamples } from '../examples'
import { createHeroPictureExample, createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    {
      ...createHeroPictureExample('moving.png', createPng({ parts: { acTL: Buffer.from('0000000200000000', 'hex') } })),
      message: 'is animated',
    },
  ],
  right: [createHeroPictureExample('still.png', createPng())],
}
