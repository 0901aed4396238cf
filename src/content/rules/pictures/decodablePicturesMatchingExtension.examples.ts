import type { RuleExamples } from '../examples'
import { createHeroPictureExample, sampleJpeg, createPng, sampleWebp } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    {
      ...createHeroPictureExample('a.png', Buffer.from('<html>')),
      message: ['sections[0].picture.src', 'no picture that can be read', 'a PNG picture'],
    },
    { ...createHeroPictureExample('a.png', Buffer.alloc(0)), message: 'no picture that can be read' },
    { ...createHeroPictureExample('a.png', sampleJpeg), message: 'holds a JPEG picture' },
    { ...createHeroPictureExample('a.webp', createPng()), message: 'holds a PNG picture' },
    { ...createHeroPictureExample('a.jpg', sampleJpeg.subarray(0, -40)), message: 'damaged' },
    { ...createHeroPictureExample('a.png', createPng().subarray(0, -20)), message: 'damaged' },
    { ...createHeroPictureExample('a.gif', Buffer.from('GIF89a')), message: '.png, .jpg or .webp' },
  ],
  right: [
    createHeroPictureExample('a.PNG', createPng()),
    createHeroPictureExample('a.jpg', sampleJpeg),
    createHeroPictureExample('a.jpeg', sampleJpeg),
    createHeroPictureExample('a.webp', sampleWebp),
  ],
}
