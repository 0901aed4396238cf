import { act, fireEvent, screen } from '@testing-library/react'
import { loadPicturesNearViewport } from '../../../src/site/app/lazyPictures'
import { Picture } from '../../../src/site/components/ui/Picture'
import { lazyLoadRootMargin, lazyPicturePlaceholderSourceProps } from '../../../src/config/images'
import { pictureOf } from '../../helpers/fixtures'
import { render } from '../../helpers/render'

let comesNear: (target: Element) => void = () => {}
let margin: string | undefined
const watched = new Set<Element>()

class Observer {
  constructor(seen: IntersectionObserverCallback, options: IntersectionObserverInit) {
    margin = options.rootMargin
    comesNear = target =>
      seen([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
  observe = (element: Element) => watched.add(element)
  unobserve = (element: Element) => watched.delete(element)
}

const original = 'https://photos.example.com/one'
const picture = { ...pictureOf('Contour lines'), original }
const image = () => screen.getByRole('img')
const held = () => image().parentElement?.querySelector(`source[media="${lazyPicturePlaceholderSourceProps.media}"]`)

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: Observer })
  loadPicturesNearViewport({ margin: lazyLoadRootMargin, media: lazyPicturePlaceholderSourceProps.media })
})

it('loads a picture added later when it comes near the viewport', async () => {
  const { container } = render(<Picture picture={picture} />)
  await act(async () => {})
  const frame = container.querySelector('picture') as Element
  expect(margin).toBe(lazyLoadRootMargin)
  expect(watched).toContain(frame)
  expect(held()).toBeInTheDocument()
  comesNear(frame)
  expect(held()).toBeNull()
  expect(image()).toHaveAttribute('data-loading')
  fireEvent.load(image())
  expect(image()).not.toHaveAttribute('data-loading')
  expect(watched).not.toContain(frame)
})

it('replaces a picture that fails by the original, once', () => {
  render(<Picture picture={picture} eager />)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', original)
  expect(image()).not.toHaveAttribute('srcset')
  image().setAttribute('src', '/other.png')
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', '/other.png')
})

it('loads every picture before printing', () => {
  render(<Picture picture={picture} />)
  window.dispatchEvent(new Event('beforeprint'))
  expect(held()).toBeNull()
})
