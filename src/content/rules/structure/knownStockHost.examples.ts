import type { Examples } from '../examples'

const host = (stockPhotos: string) => ({
  changes: { 'content/practice.json': { 'providers.stockPhotos': stockPhotos } },
})

export const examples: Examples = {
  wrong: [{ ...host('https://photos.example.org'), says: ['providers.stockPhotos', 'does not know'] }],
  right: [host('https://images.unsplash.com')],
}
