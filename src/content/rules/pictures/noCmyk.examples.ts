import type { RuleExamples } from '../examples'
import { changeHeroPicture, sampleJpeg, cmykJpeg } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [{ ...changeHeroPicture('cover.jpg', cmykJpeg), message: ['CMYK', 'RGB'] }],
  right: [changeHeroPicture('cover.jpg', sampleJpeg)],
}
