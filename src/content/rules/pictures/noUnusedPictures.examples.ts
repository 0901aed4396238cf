import type { RuleExamples } from '../examples'
import { createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/images/office.png': createPng() }, message: ['content/images/office.png', 'nothing shows'] },
  ],
  right: [],
}
