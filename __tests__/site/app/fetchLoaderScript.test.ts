import { fetchLoaderScript } from '../../../src/shared/deferredLoader'

const loader = () => document.head.querySelector<HTMLScriptElement>('script[src]')
const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

function button(html = '<button type="button"><i>Theme</i></button>') {
  document.body.innerHTML = html
  const pressed = jest.fn()
  document.querySelector('button')?.addEventListener('click', pressed)
  return { press: () => document.querySelector('i')?.click(), pressed }
}

beforeEach(() => {
  document.head.innerHTML =
    '<script data-src="/start-1.js" data-integrity="sha256-1" data-path="/about" data-chunks="page words-en"></script>'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.head.querySelector('script'))
  window.eval(fetchLoaderScript)
})

afterEach(async () => {
  loader()?.dispatchEvent(new Event('load'))
  jest.restoreAllMocks()
  history.replaceState(null, '', '/')
})

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))

it('fetches the loader once the page is painted, with what it must know', async () => {
  parsed()
  expect(loader()).toBeNull()
  await painted()
  expect(loader()).toMatchObject({
    integrity: 'sha256-1',
    src: 'http://localhost/start-1.js',
    dataset: { path: '/about', chunks: 'page words-en' },
  })
})

it('does not wait for paint where the address asks for a part of a list', () => {
  history.replaceState(null, '', '/blog?category=patents')
  parsed()
  expect(loader()).not.toBeNull()
})

it('presses a button again that was pressed before the loader was there, and only then', async () => {
  const { press, pressed } = button()
  press()
  parsed()
  await painted()
  press()
  expect(pressed).toHaveBeenCalledTimes(2)
  loader()?.dispatchEvent(new Event('load'))
  expect(pressed).toHaveBeenCalledTimes(4)
  press()
  expect(pressed).toHaveBeenCalledTimes(5)
})

it('leaves a button alone that sends a form by itself', async () => {
  const { press, pressed } = button('<button type="submit"><i>Send</i></button>')
  press()
  parsed()
  await painted()
  loader()?.dispatchEvent(new Event('load'))
  expect(pressed).toHaveBeenCalledTimes(1)
})
