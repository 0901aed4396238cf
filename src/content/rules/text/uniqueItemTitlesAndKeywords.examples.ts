import type { RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/pages/home.json': {
          'seo.keywords[1]': { en: 'life sciences lawyer', fr: 'avocat sciences de la vie' },
        },
      },
      message: ['seo.keywords[1]', 'seo.keywords[0]'],
    },
    {
      changes: {
        'content/pages/home.json': {
          'sections[2].items[1].question': { en: 'How much is it?', fr: 'Combien est-ce?' },
        },
      },
      message: ['sections[2].items[1].question.en', 'sections[2].items[1].question.fr'],
    },
  ],
  right: [],
}
