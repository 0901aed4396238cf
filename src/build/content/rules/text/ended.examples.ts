import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { en: 'We read the file, and', in: ['field', 'front matter', 'paragraph'], says: '“and”' },
    { fr: 'Le dossier se lit avec', in: ['field', 'front matter', 'paragraph'], says: '“avec”' },
    { en: 'We read the file,', in: ['field', 'front matter', 'paragraph'], says: '“,”' },
  ],
  right: [{ en: 'Here is what to look for:', fr: 'Voici ce qu’il faut chercher\u00a0:' }],
}
