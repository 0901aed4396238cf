import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: '• The contract', message: '•' },
    { en: '– The contract\n– The protocol', in: ['paragraph'], message: 'makes no list' },
    { en: 'a) the contract\nb) the protocol', in: ['paragraph'], message: 'one paragraph' },
    {
      en: 'Bring this:- the letter, - the protocol.',
      in: ['field', 'paragraph'],
      message: 'in one line',
      level: 'notice',
    },
    { en: '-The contract', in: ['paragraph'], message: 'makes no list' },
    { en: '- The contract', in: ['field'], message: 'bullet' },
  ],
  right: [
    { en: 'Under paragraph a) of the act – and b) – a licence ends.', fr: 'L’alinéa a) – et le b) – de la loi.' },
    { en: '- The contract\n- The protocol', fr: '- Le contrat\n- Le protocole', in: ['paragraph'] },
  ],
}
