import type { Examples } from '../examples'

export const examples: Examples = {
  wrong: [
    { en: '• The contract', says: '•' },
    { en: '– The contract\n– The protocol', in: ['paragraph'], says: 'makes no list' },
    { en: '-The contract', in: ['paragraph'], says: 'makes no list' },
    { en: '- The contract', in: ['field'], says: 'bullet' },
  ],
  right: [{ en: '- The contract\n- The protocol', fr: '- Le contrat\n- Le protocole', in: ['paragraph'] }],
}
