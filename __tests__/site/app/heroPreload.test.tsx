/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { renderHeroPreloadFromHtml } from '../../../src/site/app/heroPreload'
import { Picture } from '../../../src/site/components/ui/Picture'
import { buildStockPhotoImageData } from '../../../src/gatsby/pictures/stockPhotos'
import { pictureOf } from '../../helpers/fixtures'

const photo = { ...pictureOf('A photo'), image: buildStockPhotoImageData('https://photos.example.com/one') }

it('fetches the picture above the fold early, as the page offers it first', () => {
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

it('fetches nothing early where no picture is above the fold', () => {
  expect(renderHeroPreloadFromHtml(renderToString(<Picture picture={photo} />))).toEqual([])
})
