import type { RuleExamples } from '../examples'
import { createHeroPictureExample, createPng } from './samplePictures'

const founder = (name: 'portrait' | 'signature', bytes: Buffer) => ({
  changes: {
    'content/practice.json': {
      founder: {
        name: 'Ada Tremblay',
        role: { en: 'Counsel', fr: 'Conseillère' },
        barreau: true,
        [name]: { src: 'founder.png', alt: { en: 'Ada Tremblay at her desk', fr: 'Ada Tremblay à son bureau' } },
      },
    },
    'content/images/founder.png': bytes,
  },
})

export const examples: RuleExamples = {
  wrong: [
    { ...createHeroPictureExample('small.png', createPng({ width: 800 })), message: ['is 800 pixels wide', '1920'] },
    { ...founder('portrait', createPng({ width: 800 })), message: ['is 800 pixels wide', '960'] },
  ],
  right: [
    createHeroPictureExample('wide.png', createPng({ width: 2400 })),
    founder('portrait', createPng({ width: 960 })),
    founder('signature', createPng({ width: 480 })),
  ],
}
