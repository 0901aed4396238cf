import type { RuleExamples } from '../examples'
import { createPng } from './samplePictures'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...hero('moving.png', createPng({ parts: { acTL: Buffer.from('0000000200000000', 'hex') } })),
      message: 'is animated',
    },
  ],
  right: [hero('still.png', createPng())],
}
