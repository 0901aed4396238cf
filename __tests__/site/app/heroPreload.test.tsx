/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { renderHeroPreloadFromHtml } from '../../../src/site/app/heroPreload'
import { Picture } from '../../../src/site/components/ui/Picture'
import { buildStockPhotoImageData } from '../../../src/gatsby/pictures/stockPhotos'
import { pictureOf } from '../../helpers/fixtures'

const photo = { ...pictureOf('A photo'), image: buildStockPhotoImageData('https://photos.example.com/one') }

it('preloads the first source of the eager picture', () => {
  const html = renderToString(
    <main>
      <Picture picture={pictureOf('Another')} />
      <Picture picture={photo} sizes="50vw" eager />
    </main>,
  )
  const [offer] = photo.image.images.sources ?? []
  expect(renderHeroPreloadFromHtml(html).map(({ props }) => props as object)).toEqual([
    {
      rel: 'preload',
      as: 'image',
      type: offer?.type,
      imageSrcSet: offer?.srcSet,
      imageSizes: '50vw',
      fetchpriority: 'high',
    },
  ])
})

it('preloads nothing without an eager picture', () => {
  expect(renderHeroPreloadFromHtml(renderToString(<Picture picture={photo} />))).toEqual([])
})
