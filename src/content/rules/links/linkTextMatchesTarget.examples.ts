import { createExampleTextReplacer, type RuleExamples } from '../examples'

export const examples: RuleExamples = {
  wrong: [
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          '[Write to us](/contact)',
          '[Our corporate law page](/contact)',
        ),
      },
      message: ['/contact', '/services/corporate-law'],
    },
    {
      changes: {
        'content/pages/home.json': {
          'sections[3].actions[0]': { label: { en: 'Call us now', fr: 'Nous appeler' }, to: 'email' },
        },
      },
      message: ['email', 'Call us now'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          '[Write to us](/contact)',
          '[418-555-0199](tel:+14185550191)',
        ),
      },
      message: ['418-555-0199', 'tel:+14185550191'],
    },
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          '[Write to us](/contact)',
          '[www.canada.ca](https://www.quebec.ca/)',
        ),
      },
      message: 'www.quebec.ca',
    },
  ],
  right: [
    {
      changes: {
        'content/articles/trials/en.mdx': createExampleTextReplacer(
          '[Write to us](/contact)',
          '[What corporate law asks](/contact)',
        ),
      },
    },
    {
      changes: {
        'content/pages/home.json': {
          'sections[3].actions[0]': { label: { en: 'Call us now', fr: 'Nous appeler' }, to: 'phone' },
        },
      },
    },
  ],
}
