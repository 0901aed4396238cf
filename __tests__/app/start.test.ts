import { start } from '../../src/app/start'

const scripts = ['/webpack-runtime.js', '/framework.js', '/app.js']
const wakers = ['pointerdown', 'touchstart', 'keydown']

let whenIdle: (() => void) | undefined

const begin = () => start({ scripts, globals: { ___hash: '4fb1c9', ___mapping: { app: ['/app.js'] } } })
const loaded = () => [...document.head.querySelectorAll('script')].map(script => script.getAttribute('src'))
const happens = (type: string) => window.dispatchEvent(new Event(type))

function button(type: string, onClick: () => void) {
  const element = document.createElement('button')
  element.setAttribute('type', type)
  element.innerHTML = '<span>Menu</span>'
  element.addEventListener('click', onClick)
  document.body.append(element)
  return element
}

beforeEach(() => {
  whenIdle = undefined
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (whenIdle = callback) })
})

// A start ends when it has begun and the app has started; none is left over for the next test.
afterEach(() => {
  jest.restoreAllMocks()
  wakers.forEach(happens)
  happens('load')
  happens('app:started')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('while the page loads', () => {
  beforeEach(() => void jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive'))

  it('loads nothing until the page has loaded and the browser is idle', () => {
    begin()
    whenIdle?.()
    expect(loaded()).toEqual([])
    happens('load')
    expect(loaded()).toEqual([])
    whenIdle?.()
    expect(loaded()).toEqual(scripts)
  })

  it.each(wakers)('loads at the first %s', type => {
    begin()
    happens(type)
    expect(loaded()).toEqual(scripts)
  })

  it('loads each script once, whatever happens after', () => {
    begin()
    happens('keydown')
    wakers.forEach(happens)
    happens('load')
    whenIdle?.()
    expect(loaded()).toEqual(scripts)
  })
})

it('loads when idle in a page that has loaded before', () => {
  begin()
  expect(loaded()).toEqual([])
  whenIdle?.()
  expect(loaded()).toEqual(scripts)
})

it('loads a moment later in a browser that does not say when it is idle', () => {
  jest.useFakeTimers()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  begin()
  expect(loaded()).toEqual([])
  jest.runAllTimers()
  expect(loaded()).toEqual(scripts)
  jest.useRealTimers()
})

it('lets the scripts run in their order', () => {
  begin()
  whenIdle?.()
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false, false])
})

it('sets what the runtime expects on window, with the path of its own tag', () => {
  const tag = document.createElement('script')
  tag.dataset.path = '/fr/about'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
  begin()
  expect(window).toMatchObject({ ___hash: '4fb1c9', ___mapping: { app: ['/app.js'] }, pagePath: '/fr/about' })
})

describe('on a not-found page', () => {
  const data = { path: '/fr/404.html', componentChunkName: 'page' }
  const answers = (answer: Promise<unknown>) => {
    const tag = document.createElement('script')
    tag.dataset.path = data.path
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
    window.fetch = jest.fn(() => answer as never)
  }

  it('gives the runtime its data for the address that does not exist, and loads the scripts after', async () => {
    answers(Promise.resolve({ json: () => Promise.resolve(data) }))
    history.replaceState(null, '', '/fr/nowhere')
    begin()
    whenIdle?.()
    expect(loaded()).toEqual([])
    await new Promise(resolve => setTimeout(resolve))
    expect(window.fetch).toHaveBeenCalledWith('/page-data/fr/404.html/page-data.json')
    expect(window).toMatchObject({
      pagePath: '/fr/nowhere',
      pageData: { ...data, path: '/fr/nowhere', matchPath: '/*' },
    })
    expect(loaded()).toEqual(scripts)
  })

  it('loads the scripts when the data does not come', async () => {
    answers(Promise.reject(new Error('offline')))
    begin()
    whenIdle?.()
    await new Promise(resolve => setTimeout(resolve))
    expect(loaded()).toEqual(scripts)
  })

  it('asks for nothing at its own address', () => {
    answers(Promise.resolve({ json: () => Promise.resolve(data) }))
    history.replaceState(null, '', data.path)
    begin()
    whenIdle?.()
    expect(window.fetch).not.toHaveBeenCalled()
    expect(loaded()).toEqual(scripts)
  })
})

describe('a button pressed before the app has started', () => {
  it('is pressed again once it has, and not a third time', () => {
    const pressed = jest.fn()
    const menu = button('button', pressed)
    begin()
    menu.querySelector('span')?.click()
    expect(pressed).toHaveBeenCalledTimes(1)
    happens('app:started')
    expect(pressed).toHaveBeenCalledTimes(2)
    happens('app:started')
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('is not pressed again when it is gone', () => {
    const pressed = jest.fn()
    const menu = button('button', pressed)
    begin()
    menu.click()
    menu.remove()
    happens('app:started')
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('is not pressed again when it sends a form, which works without the app', () => {
    const pressed = jest.fn()
    const send = button('submit', pressed)
    begin()
    send.click()
    happens('app:started')
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})

it('leaves a button alone that is pressed after the app has started', () => {
  const pressed = jest.fn()
  const menu = button('button', pressed)
  begin()
  happens('app:started')
  menu.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})
