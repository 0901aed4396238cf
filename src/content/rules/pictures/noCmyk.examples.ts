import type { RuleExamples } from '../examples'
import { sampleJpeg, cmykJpeg } from './samplePictures'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: RuleExamples = {
  wrong: [{ ...hero('cover.jpg', cmykJpeg), message: ['CMYK', 'RGB'] }],
  right: [hero('cover.jpg', sampleJpeg)],
}
