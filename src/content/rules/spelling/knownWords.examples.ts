import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'We recieve the contract.', message: ['recieve', 'receive'] },
    { fr: 'La propriete du contrat.', message: ['propriete', 'propriété'] },
  ],
  right: [
    {
      en: 'The licensee’s counsel reads the FDA’s letter of Dr. Tremblay.',
      fr: 'L’avis qu’on a reçu d’une dirigeante est lu.',
    },
  ],
}
