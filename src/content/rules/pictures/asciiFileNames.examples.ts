import type { RuleExamples } from '../examples'
import { createPng } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    { changes: { 'content/images/Notre équipe.png': createPng() }, message: ['Notre équipe.png', 'our-office.jpg'] },
  ],
  right: [],
}
