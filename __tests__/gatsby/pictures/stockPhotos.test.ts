import { resolveStockPhotoUrl, buildStockPhotoImageData } from '../../../src/gatsby/pictures/stockPhotos'

const photo = resolveStockPhotoUrl('https://photos.example.com/base', 'photo-1')

it('resolves a photo against the base URL of the host', () => {
  expect(photo).toBe('https://photos.example.com/base/photo-1')
})

it('builds WebP sources and a JPEG fallback at every width', () => {
  const { images, width, height } = buildStockPhotoImageData(photo)
  const widths = [320, 640, 768, 1024, 1280, 1920]
  const set = (format: string) => widths.map(w => `${photo}?w=${w}&fm=${format}&q=80 ${w}w`)
  expect(images.sources?.[0]?.srcSet.split(/,\s*/)).toEqual(set('webp'))
  expect(images.fallback?.srcSet?.split(/,\s*/)).toEqual(set('jpg'))
  expect(width / height).toBeCloseTo(3 / 2)
})
