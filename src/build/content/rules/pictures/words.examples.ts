import { replaced, type Examples } from '../examples'

const [en, fr] = ['content/documents/privacy/en.mdx', 'content/documents/privacy/fr.mdx']

export const examples: Examples = {
  wrong: [
    { en: 'Picture of a river', in: ['alt'], says: ['en.mdx:30', '“Picture of”'] },
    { en: 'An image of a river', in: ['alt'], says: '“An image of”' },
    { fr: 'Image d’un fleuve', in: ['alt'], says: 'begins with' },
    { fr: 'Photo du fleuve', in: ['alt'], says: '“Photo du”' },
    { en: 'river-1.png', in: ['alt'], says: 'the name of a file' },
    { en: 'IMG_2034', in: ['alt'], says: 'the name of a file' },
    {
      changes: {
        'content/pages/home.json': {
          'sections[0].picture.alt': { en: 'A photo of the river', fr: 'Le fleuve' },
        },
      },
      says: 'sections[0].picture.alt.en',
    },
    {
      changes: { [en]: replaced('{ src: "lines.png" }', '{ src: "lines.png", alt: "Two lines" }') },
      says: [fr, 'picture.alt', 'is missing'],
    },
  ],
  right: [
    { en: 'The river at dawn', fr: 'Le fleuve à l’aube', in: ['alt'] },
    { en: 'Imaging of a heart', fr: 'Imagerie du cœur', in: ['alt'] },
    {
      changes: {
        [en]: replaced('{ src: "lines.png" }', '{ src: "lines.png", alt: "Two lines" }'),
        [fr]: replaced('{ src: "lines.png" }', '{ src: "lines.png", alt: "Deux lignes" }'),
      },
    },
  ],
}
