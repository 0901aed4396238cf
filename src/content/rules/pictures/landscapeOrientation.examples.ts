import type { RuleExamples } from '../examples'
import { createPng } from './samplePictures'

const hero = (bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': 'tall.png' }, 'content/images/tall.png': bytes },
})

export const examples: RuleExamples = {
  wrong: [{ ...hero(createPng({ height: 2400 })), message: ['1920 pixels wide and 2400 high'] }],
  right: [hero(createPng({ height: 1200 }))],
}
