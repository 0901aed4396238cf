import { fetchLoaderScript } from '../../../src/shared/deferredLoader'

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
  window.eval(fetchLoaderScript)
})

// Nothing of one page is left over for the next.
afterEach(() => {
  happens('DOMContentLoaded')
  happens('load')
  jest.runAllTimers()
  loader()?.dispatchEvent(new Event('load'))
  jest.useRealTimers()
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('fetches the loader once the page is painted, with what it must know', () => {
  happens('DOMContentLoaded')
  expect(loader()).toBeNull()
  paint()
  expect(loader()).toMatchObject({
    integrity: 'sha256-1',
    src: 'http://localhost/start-1.js',
    dataset: { path: '/about', chunks: 'page words-en' },
  })
})

it('fetches it once, however often the page is painted', () => {
  happens('DOMContentLoaded')
  paint()
  paint()
  expect(document.head.querySelectorAll('script[src]')).toHaveLength(1)
})

it('fetches it after the load in a browser that reports no paint', () => {
  happens('DOMContentLoaded')
  happens('load')
  expect(loader()).toBeNull()
  jest.runAllTimers()
  expect(loader()).not.toBeNull()
})

it('does not wait for paint where the address asks for a part of a list', () => {
  history.replaceState(null, '', '/blog?category=patents')
  happens('DOMContentLoaded')
  expect(loader()).not.toBeNull()
})

it('presses a button again that was pressed before the loader was there, and only then', () => {
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

it('leaves a button alone that sends a form by itself', () => {
  const { press, pressed } = button('<button type="submit"><i>Send</i></button>')
  press()
  happens('DOMContentLoaded')
  paint()
  loader()?.dispatchEvent(new Event('load'))
  expect(pressed).toHaveBeenCalledTimes(1)
})
