import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'The letter -- once signed -- is sent.', message: 'two hyphens' },
    { en: 'The letter | the protocol is read.', message: 'a bar', in: ['field', 'paragraph'] },
    { en: 'The contract  is signed.', message: 'two spaces' },
    { en: 'The contract , signed.', message: 'before a comma' },
    { fr: 'Le contrat,signé.', message: 'after a comma' },
    { en: 'The contract is signed..', message: 'typed twice' },
    { en: 'The budget is $$240.', message: 'a sign typed twice' },
    { en: 'The contract is signed!!', message: 'one sign after another' },
    { en: 'The contract\tis signed.', message: 'a tab', in: ['field', 'front matter'] },
    { en: 'The contract\nis signed.', message: 'a line break', in: ['field', 'front matter'] },
  ],
  right: [
    {
      en: '| One | Two |\n| --- | --- |\n| A \\| B | C |',
      fr: '| Un | Deux |\n| --- | --- |\n| A \\| B | C |',
      in: ['paragraph'],
    },
    { en: 'The contract is signed, at 9:00 a.m., in Montréal…', fr: 'Le contrat est signé, art. 2.1, à Montréal…' },
  ],
}
