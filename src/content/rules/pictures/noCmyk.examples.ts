import type { RuleExamples } from '../examples'
import { createHero, sampleJpeg, cmykJpeg } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [{ ...createHero('cover.jpg', cmykJpeg), message: ['CMYK', 'RGB'] }],
  right: [createHero('cover.jpg', sampleJpeg)],
}
