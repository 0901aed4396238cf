import type { RuleExamples } from '../examples'
import { createHeroPictureExample, sampleJpeg, cmykJpeg } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [{ ...createHeroPictureExample('cover.jpg', cmykJpeg), message: ['CMYK', 'RGB'] }],
  right: [createHeroPictureExample('cover.jpg', sampleJpeg)],
}
