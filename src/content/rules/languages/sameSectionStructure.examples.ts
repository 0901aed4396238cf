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
  ],
  right: [{ en: '- The contract\n- The protocol', fr: '- Le contrat\n- Le protocole', in: ['paragraph'] }],
}
