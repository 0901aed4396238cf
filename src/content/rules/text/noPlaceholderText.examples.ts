import type { RuleExamples } from '../examples'
import { sampleTerm, sampleTermFilePath } from '../terms/sampleTerm'

export const examples: RuleExamples = {
  wrong: [
    { en: 'Sign it on the ● day of ●.', message: '●' },
    { en: 'Taxes are added (see with Anne before we post this).', message: 'see with Anne' },
    { fr: 'Les taxes s’ajoutent (à voir avec Anne avant de publier).', message: 'à voir avec Anne' },
    { en: 'A sponsor answers. [MT1: check with Marc]', message: 'check with Marc' },
    { fr: 'Le promoteur répond. [à valider par Anne]', message: 'à valider' },
    { en: 'Error! Reference source not found.', message: 'Error!' },
    { fr: 'Cliquez ou appuyez ici pour entrer du texte.', message: 'Cliquez' },
    { changes: { 'content/facts.json': { 'clients.evidence': 'TODO' } }, message: ['clients.evidence', 'TODO'] },
    { en: 'TODO: say more.', message: 'TODO' },
    {
      changes: {
        'content/articles/trials/en.mdx': text => `${text.replace(/^---/, '---\ndraft: true')}\nTODO: say more.\n`,
      },
      message: ['TODO'],
      level: 'notice',
    },
    { en: 'Lorem ipsum dolor sit amet.', message: 'Lorem ipsum' },
    { en: 'The price is [XXX].', message: 'XXX' },
    { en: 'The Minister has thirty days to object. (source?)', message: '(source?)' },
    { fr: 'La liste est déposée avec la présentation【4†source】.', message: '【4†source】' },
    { en: 'Alt text', fr: 'Texte de remplacement', in: ['alt'], message: 'Texte de remplacement' },
    { en: 'We meet [name of the client] in May.', message: 'name of the client' },
    { en: 'The placeholder arm of the study receives nothing.', message: 'placeholder', level: 'notice' },
    { en: 'Untitled', in: ['field'], message: 'Untitled' },
    {
      en: 'Fill in [name of the seller] before you sign.',
      fr: 'Remplissez [nom du vendeur] avant de signer.',
      message: '[n',
      level: 'notice',
    },
    { fr: 'Nous rencontrons le client (insérer le nom) en mai.', message: 'insérer le nom' },
    { en: 'The letter says who the client is.[MT1] It says who signs.', message: '[MT1]' },
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
    {
      changes: {
        [sampleTermFilePath]: JSON.stringify({ ...sampleTerm, term: { en: 'label', fr: 'étiquette' } }),
      },
      message: 'says only “label”',
      level: 'notice',
    },
    { en: 'Checklist', fr: 'Liste', in: ['field'], message: 'says only “Checklist”', level: 'notice' },
    { en: 'Title', fr: 'Titre', in: ['field'], message: 'says only “Title”', level: 'notice' },
  ],
  right: [
    {
      en: 'An NTD is a neglected tropical disease. The whole list stands below; more is to come, and the draft is checked.',
      fr: 'Il reste à vérifier la liste, annexe A.',
    },
    {
      en: 'A corporation (federal company) or a partnership (source: the register), and [the company] signs.',
      fr: 'Une personne morale (société fédérale) ou une société de personnes (source\u00a0: le registre).',
    },
    {
      en: 'Part XX.1 of the former Act, and Part XX of this one.',
      fr: 'La partie XX.1 de l’ancienne loi, et la partie XX de celle-ci.',
    },
    { en: 'Copy of your file', fr: 'Copie de votre dossier', in: ['field'] },
    { en: 'Both sign (company)', fr: 'Les deux signent (société fédérale)', in: ['field', 'paragraph'] },
  ],
}
