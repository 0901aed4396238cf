import type { RuleExamples } from '../examples'
import { changeHeroPicture, sampleJpeg, createPng, sampleWebp } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    {
      ...changeHeroPicture('a.png', Buffer.from('<html>')),
      message: ['sections[0].picture.src', 'no picture that can be read', 'a PNG picture'],
    },
    { ...changeHeroPicture('a.png', Buffer.alloc(0)), message: 'no picture that can be read' },
    { ...changeHeroPicture('a.png', sampleJpeg), message: 'holds a JPEG picture' },
    { ...changeHeroPicture('a.webp', createPng()), message: 'holds a PNG picture' },
    { ...changeHeroPicture('a.jpg', sampleJpeg.subarray(0, -40)), message: 'damaged' },
    { ...changeHeroPicture('a.png', createPng().subarray(0, -20)), message: 'damaged' },
    { ...changeHeroPicture('a.gif', Buffer.from('GIF89a')), message: '.png, .jpg or .webp' },
  ],
  right: [
    changeHeroPicture('a.PNG', createPng()),
    changeHeroPicture('a.jpg', sampleJpeg),
    changeHeroPicture('a.jpeg', sampleJpeg),
    changeHeroPicture('a.webp', sampleWebp),
  ],
}
