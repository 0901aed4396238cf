import { fireEvent, screen } from '@testing-library/react'
import { Picture } from '../../../src/components/ui/Picture'
import { pictureOf } from '../../helpers/fixtures'
import { render } from '../../helpers/render'

const picture = pictureOf('Contour lines')
const { fallback, sources } = picture.image.images

it('is known by its words, at the width that it is shown in every format', () => {
  const { container } = render(<Picture picture={picture} sizes="20rem" eager />)
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('sizes', '20rem')
  const source = container.querySelector('source')
  expect(source).toHaveAttribute('sizes', '20rem')
  expect(source).toHaveAttribute('srcset', sources?.[0]?.srcSet)
})

it('is there without scripts above the fold, and waits below it', () => {
  const { unmount } = render(<Picture picture={picture} eager />)
  expect(screen.getByRole('img')).toHaveAttribute('src', fallback?.src)
  unmount()
  render(<Picture picture={picture} />)
  expect(screen.getByRole('img')).not.toHaveAttribute('src')
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
})

it('is passed over by assistive technology when it only decorates', () => {
  render(<Picture picture={pictureOf('')} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('presentation')).toBeInTheDocument()
})

it('gives its place to the original when it cannot be loaded', () => {
  render(<Picture picture={{ ...picture, original: 'https://photos.example.com/one' }} eager />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('src', 'https://photos.example.com/one')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})
