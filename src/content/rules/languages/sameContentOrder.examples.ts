import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      en: '- The protocol and its amendments\n- The insurance certificate\n- The laboratory budget',
      fr: '- Le certificat d’assurance\n- Le protocole et ses amendements\n- Le budget du laboratoire',
      in: ['paragraph'],
      message: ['certificat d’assurance', 'protocol', 'one order'],
    },
    {
      en: 'Bring these two.\n\n- The protocol',
      fr: '- Le protocole\n\nApportez ces deux documents.',
      in: ['paragraph'],
      message: 'of another kind',
    },
  ],
  right: [
    {
      en: '- The protocol and its amendments\n- The insurance certificate',
      fr: '- Le protocole et ses amendements\n- Le certificat d’assurance',
      in: ['paragraph'],
    },
  ],
}
