import { deferredLoaderFetchScript } from '../../../src/shared/deferredLoader'

const loader = () => document.head.querySelector<HTMLScriptElement>('script[src]')
const happens = (type: string) => window.dispatchEvent(new Event(type))
let paint: () => void = () => undefined

function button(html = '<button type="button"><i>Theme</i></button>') {
  document.body.innerHTML = html
  const pressed = jest.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  return { press: () => document.querySelector('i')?.click(), pressed }
}

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML =
    '<script data-src="/start-1.js" data-integrity="sha256-1" data-path="/about" data-chunks="page words-en"></script>'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.head.querySelector('script'))
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(callback: () => void) {
        paint = callback
      }
      observe() {}
    },
  })
  window.eval(deferredLoaderFetchScript)
})

// Completes the load, so that no listener is left for the next test.
afterEach(() => {
  happens('DOMContentLoaded')
  happens('load')
  jest.runAllTimers()
  loader()?.dispatchEvent(new Event('load'))
  jest.useRealTimers()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('loads the deferred loader after the first paint, with integrity and data attributes', () => {
  happens('DOMContentLoaded')
  expect(loader()).toBeNull()
  paint()
  expect(loader()).toMatchObject({
    integrity: 'sha256-1',
    src: 'http://localhost/start-1.js',
    dataset: { path: '/about', chunks: 'page words-en' },
  })
})

it('loads it only once', () => {
  happens('DOMContentLoaded')
  paint()
  paint()
  expect(document.head.querySelectorAll('script[src]')).toHaveLength(1)
})

it('loads it after the load event in a browser that reports no paint', () => {
  happens('DOMContentLoaded')
  happens('load')
  expect(loader()).toBeNull()
  jest.runAllTimers()
  expect(loader()).not.toBeNull()
})

it('does not wait for the paint if the URL has a category', () => {
  history.replaceState(null, '', '/blog?category=patents')
  happens('DOMContentLoaded')
  expect(loader()).not.toBeNull()
})

it('repeats clicks on buttons from before the loader ran, and no later ones', () => {
  const { press, pressed } = button()
  press()
  happens('DOMContentLoaded')
  paint()
  press()
  expect(pressed).toHaveBeenCalledTimes(2)
  loader()?.dispatchEvent(new Event('load'))
  expect(pressed).toHaveBeenCalledTimes(4)
  press()
  expect(pressed).toHaveBeenCalledTimes(5)
})

it('does not repeat clicks on submit buttons', () => {
  const { press, pressed } = button('<button type="submit"><i>Send</i></button>')
  press()
  happens('DOMContentLoaded')
  paint()
  loader()?.dispatchEvent(new Event('load'))
  expect(pressed).toHaveBeenCalledTimes(1)
})
