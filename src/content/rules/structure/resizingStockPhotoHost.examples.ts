import type { RuleExamples } from '../examples'

const host = (stockPhotos: string) => ({
  changes: { 'content/practice.json': { 'providers.stockPhotos': stockPhotos } },
})

export const examples: RuleExamples = {
  wrong: [{ ...host('https://photos.example.org'), message: ['providers.stockPhotos', 'does not know'] }],
  right: [host('https://images.unsplash.com')],
}
