import { createExampleTextAppender, createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/articles/trials/fr.mdx': createExampleTextReplacer(
          'title: "Règlement sur les aliments et drogues"',
          'title: "Règlement sur les aliments et drogues, par. 6(4)"',
        ),
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          'title: "Food and Drug Regulations"',
          'title: "Food and Drug Regulations, s. 4(6)"',
        ),
      },
      message: ['sources[0].title', 'one provision'],
    },
    {
      changes: {
        'content/articles/trials/fr.mdx': createExampleTextReplacer(
          'title: "Règlement sur les aliments et drogues"',
          'title: "Règlement sur les aliments et drogues, art. 6"',
        ),
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          'title: "Food and Drug Regulations"',
          'title: "Food and Drug Regulations, s. 5"',
        ),
      },
      message: ['sources[0].title', '6', '5'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextAppender('One more.\n\n## Last\n\nThe term is 30 days.'),
        'content/articles/trials/fr.mdx': createExampleTextAppender('## La fin\n\nLe délai est de 31 jours.'),
      },
      message: '31',
    },
    {
      en: 'The term is 30 days.',
      fr: 'Le délai est de 60 jours.',
      in: ['field', 'paragraph'],
      message: ['60', '30'],
    },
    {
      en: 'It is current to March 31, 2026.',
      fr: 'Le tout est à jour au 31 mai 2026.',
      in: ['field', 'paragraph'],
      message: ['another month', '5', '3'],
    },
  ],
  right: [
    { en: 'About 12.5 of 1,500 files by 2 p.m.', fr: 'Environ 12,5 des 1\u00a0500 dossiers à 14\u00a0h.' },
    { en: 'The term is thirty days.', fr: 'Le délai est de 30 jours.' },
  ],
}
