import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      en: 'Die Rechtsabteilung wird von mehreren Unternehmen geteilt und arbeitet einige Stunden im Monat.',
      message: ['third language', '“wird”'],
    },
    { en: 'We recieve the contract.', message: ['recieve', 'receive'] },
    { fr: 'La propriete du contrat.', message: ['propriete', 'propriété'] },
  ],
  right: [
    { en: 'A co\u2011owner signs.', fr: 'Le sous\u2011traitant signe.', in: ['field'] },
    {
      changes: {
        'content/practice.json': { name: { en: 'Roy', fr: 'Roy' } },
        'content/pages/home.json': {
          'sections[0].lead': { en: 'Royalties are read first.', fr: 'Royaume-Uni compris.' },
        },
      },
    },
    {
      en: 'The licensee’s counsel reads the FDA’s letter of Dr. Tremblay.',
      fr: 'L’avis qu’on a reçu d’une dirigeante est lu.',
    },
    {
      en: 'B.Sc. in biochemistry, LL.B., Université Laval',
      fr: 'B.Sc. en biochimie, LL.B., Université Laval',
      in: ['field'],
    },
  ],
}
