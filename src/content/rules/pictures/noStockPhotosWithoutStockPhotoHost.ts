import { collectNestedStrings } from '../../collectNestedStrings'
import type { Rule } from '../rule'

export const noStockPhotosWithoutStockPhotoHost: Rule = {
  requirement: 'Stock photos are used only if practice.json names a stock photo host.',
  level: 'problem',
  requiredParts: ['practice'],
  check: ({ pages, practice }) =>
    practice.providers.stockPhotos
      ? []
      : pages.flatMap(({ file, page }) =>
          collectNestedStrings(page)
            .filter(({ key }) => key === 'stock')
            .map(({ field }) => ({
              file,
              field,
              message: 'names a stock photo, but content/practice.json has no providers.stockPhotos',
              example: '"https://images.example.com"',
            })),
        ),
}
