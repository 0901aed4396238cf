import type { RuleExamples } from '../examples'
import { createHero, sampleJpeg, createPng, sampleWebp } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    {
      ...createHero('a.png', Buffer.from('<html>')),
      message: ['sections[0].picture.src', 'no picture that can be read', 'a PNG picture'],
    },
    { ...createHero('a.png', Buffer.alloc(0)), message: 'no picture that can be read' },
    { ...createHero('a.png', sampleJpeg), message: 'holds a JPEG picture' },
    { ...createHero('a.webp', createPng()), message: 'holds a PNG picture' },
    { ...createHero('a.jpg', sampleJpeg.subarray(0, -40)), message: 'damaged' },
    { ...createHero('a.png', createPng().subarray(0, -20)), message: 'damaged' },
    { ...createHero('a.gif', Buffer.from('GIF89a')), message: '.png, .jpg or .webp' },
  ],
  right: [
    createHero('a.PNG', createPng()),
    createHero('a.jpg', sampleJpeg),
    createHero('a.jpeg', sampleJpeg),
    createHero('a.webp', sampleWebp),
  ],
}
