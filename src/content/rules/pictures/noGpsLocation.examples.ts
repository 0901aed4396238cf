import type { RuleExamples } from '../examples'
import { createPng, gpsExif } from './samplePictures'

const hero = (src: string, bytes: Buffer) => ({
  changes: { 'content/pages/home.json': { 'sections[0].picture.src': src }, [`content/images/${src}`]: bytes },
})

export const examples: RuleExamples = {
  wrong: [
    { ...hero('lake.png', createPng({ parts: { eXIf: gpsExif } })), message: 'where it was taken' },
    {
      ...hero(
        'lake.png',
        createPng({ parts: { iTXt: Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x exif:GPSLatitude="45,30N"/>') } }),
      ),
      message: 'where it was taken',
    },
  ],
  right: [hero('lake.png', createPng({ parts: { eXIf: Buffer.from('4d4d002a0000000800000000000000', 'hex') } }))],
}
