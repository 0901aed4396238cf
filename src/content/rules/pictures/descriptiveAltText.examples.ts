import { createExampleTextAppender, createExampleTextReplacer, type RuleExamples } from '../examples'
import { createPng } from './samplePictures'

const [en, fr] = ['content/documents/privacy/en.mdx', 'content/documents/privacy/fr.mdx']

export const examples: RuleExamples = {
  wrong: [
    { en: 'Picture of a river', in: ['alt'], message: ['en.mdx:30', '“Picture of”'] },
    { en: 'An image of a river', in: ['alt'], message: '“An image of”' },
    { fr: 'Image d’un fleuve', in: ['alt'], message: 'begins with' },
    { fr: 'Photo du fleuve', in: ['alt'], message: '“Photo du”' },
    { en: 'river-1.png', in: ['alt'], message: 'the name of a file' },
    { en: 'Figure 1', in: ['alt'], message: 'says only' },
    { en: 'Image', in: ['alt'], message: 'says only “Image”' },
    { en: 'A long river. '.repeat(20), in: ['alt'], message: 'characters' },
    { en: 'IMG_2034', in: ['alt'], message: 'the name of a file' },
    {
      changes: {
        [en]: createExampleTextAppender('<Figure src="lines-2.png" alt="Lines 2" caption="How it goes" />'),
        [fr]: createExampleTextAppender('<Figure src="lines.png" alt="De là à là" caption="De là à là" />'),
      },
      message: ['the name of its file', 'read aloud twice'],
    },
    {
      changes: {
        'content/images/lines-2.png': createPng(),
        'content/pages/home.json': {
          'sections[0].picture': { src: 'lines-2.png', alt: { en: 'Lines 2', fr: 'Deux lignes' } },
        },
      },
      message: ['sections[0].picture.alt.en', 'the name of its file'],
    },
    {
      changes: {
        'content/pages/home.json': {
          'sections[0].picture.alt': { en: 'A photo of the river', fr: 'Le fleuve' },
        },
      },
      message: 'sections[0].picture.alt.en',
    },
    {
      changes: {
        [en]: createExampleTextReplacer('{ src: "lines.png" }', '{ src: "lines.png", alt: "Privacy policy" }'),
        [fr]: createExampleTextReplacer('{ src: "lines.png" }', '{ src: "lines.png", alt: "Deux lignes" }'),
      },
      message: 'the title of the page',
      level: 'notice',
    },
  ],
  right: [
    { en: 'The river at dawn', fr: 'Le fleuve à l’aube', in: ['alt'] },
    { en: 'Drawing of a lattice whose nodes share one centre', fr: 'Dessin d’un treillis', in: ['alt'] },
    { en: 'Imaging of a heart', fr: 'Imagerie du cœur', in: ['alt'] },
    {
      changes: {
        [en]: createExampleTextReplacer('{ src: "lines.png" }', '{ src: "lines.png", alt: "Two lines" }'),
        [fr]: createExampleTextReplacer('{ src: "lines.png" }', '{ src: "lines.png", alt: "Deux lignes" }'),
      },
    },
  ],
}
