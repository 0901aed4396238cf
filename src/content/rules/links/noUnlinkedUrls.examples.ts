import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    { en: 'See /contact for the rest.', fr: 'Voyez /contact pour la suite.', message: '“/contact”' },
    {
      en: 'See www.canada.ca for the rest.',
      fr: 'Voyez la suite.',
      in: ['field', 'front matter'],
      message: 'www.canada.ca',
    },
  ],
  right: [{ en: 'The sponsor and/or the site signs.', fr: 'Le promoteur et/ou le site signe.' }],
}
