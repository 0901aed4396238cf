import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { fr: 'La propriÃ©tÃ© intellectuelle.', message: 'broken' },
    { en: 'The companyâ€™s file.', message: 'broken' },
    { fr: 'La propri\ufffdt\ufffd intellectuelle.', message: 'broken' },
    { fr: 'La propri?t? intellectuelle.', message: 'inside a word' },
    { fr: 'Ce que l´entreprise reçoit.', message: 'apostrophe' },
    { fr: 'Un contrat signé à Montre\u0301al.', level: 'notice', message: 'apart' },
    { en: 'The \ufb01eld of use.', level: 'notice', message: '“\ufb01eld”, with two letters joined into one sign' },
    { en: '\u0421ontact the board.', message: 'another alphabet' },
  ],
  right: [{ fr: 'Un contrat signé à São Paulo? Oui, çà et là.', en: 'Who pays? The sponsor.' }],
}
