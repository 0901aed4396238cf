import type { RuleExamples } from '../examples'
import { sampleJpeg, createPng, sampleWebp } from './samplePictures'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: RuleExamples = {
  wrong: [
    {
      ...hero('a.png', Buffer.from('<html>')),
      message: ['sections[0].picture.src', 'no picture that can be read', 'a PNG picture'],
    },
    { ...hero('a.png', Buffer.alloc(0)), message: 'no picture that can be read' },
    { ...hero('a.png', sampleJpeg), message: 'holds a JPEG picture' },
    { ...hero('a.webp', createPng()), message: 'holds a PNG picture' },
    { ...hero('a.jpg', sampleJpeg.subarray(0, -40)), message: 'damaged' },
    { ...hero('a.png', createPng().subarray(0, -20)), message: 'damaged' },
    { ...hero('a.gif', Buffer.from('GIF89a')), message: '.png, .jpg or .webp' },
  ],
  right: [
    hero('a.PNG', createPng()),
    hero('a.jpg', sampleJpeg),
    hero('a.jpeg', sampleJpeg),
    hero('a.webp', sampleWebp),
  ],
}
