import { screen } from '@testing-library/react'
import { Picture } from '../../../../src/site/components/ui/Picture'
import { lazyPicturePlaceholderSourceProps } from '../../../../src/config/images'
import { pictureOf } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'

const picture = pictureOf('Contour lines')
const { fallback, sources } = picture.image.images

it('has its alt text, and its sizes in every format', () => {
  const { container } = render(<Picture picture={picture} sizes="20rem" eager />)
  const image = screen.getByRole('img', { name: picture.alt })
  expect(image).toHaveAttribute('sizes', '20rem')
  expect(image).toHaveAttribute('src', fallback?.src)
  const source = container.querySelector('source')
  expect(source).toHaveAttribute('sizes', '20rem')
  expect(source).toHaveAttribute('srcset', sources?.[0]?.srcSet)
})

it('reserves space with its aspect ratio', () => {
  render(<Picture picture={picture} />)
  const [width, height] = ['width', 'height'].map(side => Number(screen.getByRole('img').getAttribute(side)))
  expect(Number(height) / Number(width)).toBeCloseTo(picture.image.height / picture.image.width)
})

it('has high priority if eager, and otherwise an empty source until scripts load it', () => {
  const held = `source[media="${lazyPicturePlaceholderSourceProps.media}"]`
  const { container, unmount } = render(<Picture picture={picture} eager />)
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByRole('img')).not.toHaveAttribute('loading')
  expect(container.querySelector(held)).toBeNull()
  unmount()
  const below = render(<Picture picture={picture} />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  expect(below.container.querySelector(`picture > ${held}:first-child`)).toBeInTheDocument()
})

it('is presentational without alt text', () => {
  render(<Picture picture={pictureOf('')} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('presentation')).toBeInTheDocument()
})
