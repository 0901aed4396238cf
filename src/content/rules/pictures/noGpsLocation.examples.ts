import type { RuleExamples } from '../examples'
import { createHeroPictureExample, createPng, gpsExif } from './samplePictures'

export const examples: RuleExamples = {
  wrong: [
    { ...createHeroPictureExample('lake.png', createPng({ parts: { eXIf: gpsExif } })), message: 'where it was taken' },
    {
      ...createHeroPictureExample(
        'lake.png',
        createPng({ parts: { iTXt: Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLatitude="45,30N"/>') } }),
      ),
      message: 'where it was taken',
    },
  ],
  right: [
    createHeroPictureExample(
      'lake.png',
      createPng({ parts: { eXIf: Buffer.from('4d4d002a0000000800000000000000', 'hex') } }),
    ),
  ],
}
