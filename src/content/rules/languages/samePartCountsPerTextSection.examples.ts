import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The contract.\n\nThe protocol.', in: ['paragraph'], message: 'paragraphs' },
    { en: '- The contract\n- The protocol', fr: '- Le contrat', in: ['paragraph'], message: 'list items' },
    {
      en: '| Step | Time |\n| --- | --- |\n| First | Now |\n| Next | Later |',
      fr: '| Étape | Temps |\n| --- | --- |\n| Première | Maintenant |',
      in: ['paragraph'],
      message: 'table rows: 3 in English, 2 in French',
    },
    {
      en: '<Callout kind="warning" title="Contract">\n\nRead it.\n\n</Callout>',
      fr: '<Callout kind="note" title="Contrat">\n\nLisez-le.\n\n</Callout>',
      in: ['paragraph'],
      message: 'kind="warning"',
    },
  ],
  right: [{ en: '- The contract\n- The protocol', fr: '- Le contrat\n- Le protocole', in: ['paragraph'] }],
}
