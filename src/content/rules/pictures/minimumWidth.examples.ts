import type { RuleExamples } from '../examples'
import { createPng } from './samplePictures'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: RuleExamples = {
  wrong: [{ ...hero('small.png', createPng({ width: 800 })), message: ['is 800 pixels wide', '1920'] }],
  right: [hero('wide.png', createPng({ width: 2400 }))],
}
