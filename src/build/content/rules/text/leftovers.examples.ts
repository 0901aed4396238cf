import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { en: 'TODO: say more.', says: 'TODO' },
    { en: 'Lorem ipsum dolor sit amet.', says: 'Lorem ipsum' },
    { en: 'The price is [XXX].', says: 'XXX' },
    { fr: 'Texte à compléter.', says: 'à compléter' },
    { fr: 'Le délai est de xx jours.', says: 'xx' },
    { en: 'A', says: 'says only “A”' },
  ],
  right: [{ en: 'The whole list stands below.', fr: 'Il reste à vérifier la liste, annexe A.' }],
}
