import { collectStrings } from '../../collectStrings'
import type { Rule } from '../rule'

export const noStockPhotosWithoutStockPhotoHost: Rule = {
  requirement: 'A photo of the stock host is named only where the practice has one.',
  level: 'problem',
  requiredParts: ['practice'],
  check: ({ pages, practice }) =>
    practice.providers.stockPhotos
      ? []
      : pages.flatMap(({ file, page }) =>
          collectStrings(page)
            .filter(({ key }) => key === 'stock')
            .map(({ field }) => ({
              file,
              field,
              message: 'names a stock photo, but content/practice.json has no providers.stockPhotos',
              example: '"https://images.example.com"',
            })),
        ),
}
