import type { RuleExamples } from '../examples'
import { changeHeroPicture, createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    {
      ...changeHeroPicture('moving.png', createPng({ parts: { acTL: Buffer.from('0000000200000000', 'hex') } })),
      message: 'is animated',
    },
  ],
  right: [changeHeroPicture('still.png', createPng())],
}
