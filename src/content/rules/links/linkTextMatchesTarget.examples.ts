import { createExampleTextReplacer, type RuleExamples } from '../examples'

const articleWithLink = (link: string) => ({
  changes: { 'content/articles/trials/en.mdx': createExampleTextReplacer('[Write to us](/contact)', link) },
})

export const examples: RuleExamples = {
  wrong: [
    { ...articleWithLink('[Our corporate law page](/contact)'), message: ['/contact', '/services/corporate-law'] },
    {
      changes: {
        'content/pages/home.json': {
          'sections[3].actions[0]': { label: { en: 'Call us now', fr: 'Nous appeler' }, to: 'email' },
        },
      },
      message: ['email', 'Call us now'],
    },
    { ...articleWithLink('[418-555-0199](tel:+14185550191)'), message: ['418-555-0199', 'tel:+14185550191'] },
    { ...articleWithLink('[www.canada.ca](https://www.quebec.ca/)'), message: 'www.quebec.ca' },
  ],
  right: [
    articleWithLink('[What corporate law asks](/contact)'),
    {
      changes: {
        'content/pages/home.json': {
          'sections[3].actions[0]': { label: { en: 'Call us now', fr: 'Nous appeler' }, to: 'phone' },
        },
      },
    },
  ],
}
