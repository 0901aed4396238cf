import type { RuleExamples } from '../examples'
import { jpeg, createPng, sampleWebp } from './samplePictures'

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
    { ...hero('a.png', jpeg), message: 'holds a JPEG picture' },
    { ...hero('a.webp', createPng()), message: 'holds a PNG picture' },
    { ...hero('a.jpg', jpeg.subarray(0, -40)), message: 'damaged' },
    { ...hero('a.png', createPng().subarray(0, -20)), message: 'damaged' },
    { ...hero('a.gif', Buffer.from('GIF89a')), message: '.png, .jpg or .webp' },
  ],
  right: [hero('a.PNG', createPng()), hero('a.jpg', jpeg), hero('a.jpeg', jpeg), hero('a.webp', sampleWebp)],
}
