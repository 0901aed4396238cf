import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Error! Reference source not found.', message: 'Error!' },
    { fr: 'Cliquez ou appuyez ici pour entrer du texte.', message: 'Cliquez' },
    { changes: { 'content/facts.json': { 'clients.evidence': 'TODO' } }, message: ['clients.evidence', 'TODO'] },
    { en: 'TODO: say more.', message: 'TODO' },
    { en: 'Lorem ipsum dolor sit amet.', message: 'Lorem ipsum' },
    { en: 'The price is [XXX].', message: 'XXX' },
    { fr: 'Texte à compléter.', message: 'à compléter' },
    { fr: 'Le délai est de xx jours.', message: 'xx' },
    { fr: 'Nous répondons en ___ heures.', message: '___' },
    { en: 'We read it twice. CHECK THIS', message: 'CHECK' },
    { fr: 'Le tout se lit. À VÉRIFIER', message: 'À VÉRIFIER' },
    { en: 'Words to come.', message: 'to come' },
    { en: 'Draft – privileged and confidential.', message: 'Draft' },
    { en: 'We read it (delete if not applicable).', message: 'delete if' },
    { changes: { 'locales/fr/common.json': { 'blog.loadMore': '✅' } }, message: '✅' },
    { en: 'NTD: ask the client.', message: 'NTD' },
    { fr: 'Note à la rédaction, à ôter.', message: 'Note à la rédaction' },
    { en: 'A', message: 'says only “A”' },
  ],
  right: [
    {
      en: 'An NTD is a neglected tropical disease. The whole list stands below; more is to come, and the draft is checked.',
      fr: 'Il reste à vérifier la liste, annexe A.',
    },
  ],
}
