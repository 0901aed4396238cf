import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'TODO: say more.', says: 'TODO' },
    { en: 'Lorem ipsum dolor sit amet.', says: 'Lorem ipsum' },
    { en: 'The price is [XXX].', says: 'XXX' },
    { fr: 'Texte à compléter.', says: 'à compléter' },
    { fr: 'Le délai est de xx jours.', says: 'xx' },
    { fr: 'Nous répondons en ___ heures.', says: '___' },
    { en: 'We read it twice. CHECK THIS', says: 'CHECK' },
    { fr: 'Le tout se lit. À VÉRIFIER', says: 'À VÉRIFIER' },
    { en: 'Words to come.', says: 'to come' },
    { en: 'Draft – privileged and confidential.', says: 'Draft' },
    { en: 'We read it (delete if not applicable).', says: 'delete if' },
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': '✅' } }, says: '✅' },
    { en: 'NTD: ask the client.', says: 'NTD' },
    { fr: 'Note à la rédaction, à ôter.', says: 'Note à la rédaction' },
    { en: 'A', says: 'says only “A”' },
  ],
  right: [
    {
      en: 'An NTD is a neglected tropical disease. The whole list stands below; more is to come, and the draft is checked.',
      fr: 'Il reste à vérifier la liste, annexe A.',
    },
  ],
}
