import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The letter -- once signed -- is sent.', says: 'two hyphens' },
    { en: 'The letter | the protocol is read.', says: 'a bar', in: ['field', 'paragraph'] },
    { en: 'The contract  is signed.', says: 'two spaces' },
    { en: 'The contract , signed.', says: 'before a comma' },
    { fr: 'Le contrat,signé.', says: 'after a comma' },
    { en: 'The contract is signed..', says: 'typed twice' },
    { en: 'The contract is signed!!', says: 'one sign after another' },
    { en: 'The contract\tis signed.', says: 'a tab', in: ['field', 'front matter'] },
    { en: 'The contract\nis signed.', says: 'a line break', in: ['field', 'front matter'] },
  ],
  right: [
    { en: 'The contract is signed, at 9:00 a.m., in Montréal…', fr: 'Le contrat est signé, art. 2.1, à Montréal…' },
  ],
}
