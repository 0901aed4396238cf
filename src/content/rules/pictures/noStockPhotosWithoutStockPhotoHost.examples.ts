import type { RuleExamples } from '../examples'

const photo = { 'sections[0].picture': { stock: 'photo-1' } }

export const examples: RuleExamples = {
  wrong: [{ changes: { 'content/pages/home.json': photo }, message: 'providers.stockPhotos' }],
  right: [
    {
      changes: {
        'content/pages/home.json': photo,
        'content/practice.json': { 'providers.stockPhotos': 'https://images.unsplash.com' },
      },
    },
  ],
}
