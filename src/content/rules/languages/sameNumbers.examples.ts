import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      en: 'The term is 30 days.',
      fr: 'Le délai est de 60 jours.',
      in: ['field', 'paragraph'],
      message: ['60', '30'],
    },
  ],
  right: [
    { en: 'About 12.5 of 1,500 files by 2 p.m.', fr: 'Environ 12,5 des 1\u00a0500 dossiers à 14\u00a0h.' },
    { en: 'The term is thirty days.', fr: 'Le délai est de 30 jours.' },
  ],
}
