import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'La propriÃ©tÃ© intellectuelle.', says: 'broken' },
    { en: 'The companyâ€™s file.', says: 'broken' },
    { fr: 'La propri\ufffdt\ufffd intellectuelle.', says: 'broken' },
    { fr: 'La propri?t? intellectuelle.', says: 'inside a word' },
    { en: '\u0421ontact the board.', says: 'another alphabet' },
  ],
  right: [{ fr: 'Un contrat signé à São Paulo? Oui, çà et là.', en: 'Who pays? The sponsor.' }],
}
