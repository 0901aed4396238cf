import { waitFor } from '@testing-library/dom'
import { runDeferredLoader } from '../../../src/site/app/deferredLoader'
import { readFormDraft, saveFormDraft } from '../../../src/site/browser/formDraft'

const scripts = ['/webpack-runtime.js', '/framework.js', '/app.js']
const chunks = { page: ['/commons.js', '/page.js'], 'words-en': ['/words-en.js'], 'words-fr': ['/words-fr.js'] }
const ofPage = [...chunks.page, ...chunks['words-en']]
const integrity = Object.fromEntries([...scripts, ...ofPage].map(src => [src, `sha256-of ${src}`]))
const answerEarly = jest.fn(() => false)

let idle: (() => void) | undefined

const begin = () => {
  const globals = { ___hash: '4fb1c9', ___mapping: { app: ['/app.js'] } }
  runDeferredLoader({ scripts, globals, chunks, integrity, prefetchDelay: 1 }, answerEarly)
}
const loaded = () => [...document.head.querySelectorAll('script')].map(script => script.getAttribute('src'))
const fetchedAhead = () => [...document.head.querySelectorAll('link')].map(link => link.getAttribute('href'))
const happens = (type: string) => window.dispatchEvent(new Event(type))
const later = () => new Promise(resolve => setTimeout(resolve))
const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

function shown(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
const sign = async (type: string, html = '<button type="submit">Send</button>') => {
  shown(html).dispatchEvent(new Event(type, { bubbles: true }))
  await painted()
}

function button(type: string, onClick: () => void) {
  const element = document.createElement('button')
  element.setAttribute('type', type)
  element.innerHTML = '<span>Menu</span>'
  element.addEventListener('click', onClick)
  document.body.append(element)
  return element
}

beforeEach(() => {
  idle = undefined
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) })
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true })
})

// Completes the start, so that no listener is left for the next test.
afterEach(async () => {
  jest.restoreAllMocks()
  answerEarly.mockReset().mockReturnValue(false)
  Reflect.deleteProperty(navigator, 'connection')
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  await sign('focusin')
  happens('load')
  happens('app:started')
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('a page that needs no scripts until an interaction', () => {
  const onPage = () => {
    const tag = document.createElement('script')
    Object.assign(tag.dataset, { path: '/', chunks: 'page words-en' })
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
  }

  const rested = async () => {
    await waitFor(() => expect(idle).toBeDefined())
    idle?.()
  }

  it('prefetches the scripts when idle without running them', async () => {
    onPage()
    begin()
    expect(idle).toBeUndefined()
    await rested()
    expect(fetchedAhead()).toEqual([...ofPage, ...scripts])
    expect(loaded()).toEqual([])
  })

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'prefetches nothing with the connection %j',
    async connection => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
      onPage()
      begin()
      await rested()
      expect(fetchedAhead()).toEqual([])
    },
  )

  it('prefetches with fetch() in browsers that apply default-src to prefetch links', async () => {
    Reflect.deleteProperty(navigator, 'connection')
    const fetched = jest.fn(async () => ({}))
    Object.assign(window, { fetch: fetched })
    onPage()
    begin()
    await rested()
    expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual([...ofPage, ...scripts])
    expect(fetchedAhead()).toEqual([])
    expect(loaded()).toEqual([])
  })

  it.each(['pointerover', 'focusin', 'click'])('runs the scripts after %s on a control', async type => {
    begin()
    await sign(type)
    expect(loaded()).toEqual(scripts)
  })

  it('runs the scripts if a field already has the focus', async () => {
    shown('<input>').focus()
    begin()
    await painted()
    expect(loaded()).toEqual(scripts)
  })

  it('runs the page’s chunks as well, and prefetches its data', async () => {
    onPage()
    begin()
    await sign('click')
    expect(loaded()).toEqual([...ofPage, ...scripts])
    expect(fetchedAhead()).toEqual(['/page-data/index/page-data.json', '/page-data/app-data.json'])
  })

  it('runs the scripts only once', async () => {
    begin()
    await sign('focusin')
    await sign('click')
    await rested()
    expect(loaded()).toEqual(scripts)
    expect(fetchedAhead()).not.toContain(scripts[0])
  })

  it('runs nothing after hovering a link or clicking text', async () => {
    begin()
    await sign('pointerover', '<a href="/about">About</a>')
    await sign('click', '<p>Words</p>')
    expect(loaded()).toEqual([])
  })
})

describe('a page that needs scripts runs them when idle', () => {
  const needs: [string, () => void][] = [
    ['consent is still to be asked', () => shown('<i hidden data-starts></i>')],
    ['a form of a provider waits', () => shown('<div data-state="waiting"></div>')],
    ['the address asks for a subject or a service', () => history.replaceState(null, '', '/contact?service=ip')],
    ['Back leads to what was chosen', () => history.replaceState({ 'tab of patents': 2 }, '')],
    [
      'a form has a draft',
      () => {
        shown('<form data-form="contact"></form>')
        sessionStorage.setItem('draft:contact', 'name=Zoé')
      },
    ],
    ['the page before had still to say something', () => sessionStorage.setItem('toast', '{}')],
    [
      'the address names what is hidden',
      () => {
        shown('<div id="patents" hidden></div>')
        history.replaceState(null, '', '#patents')
      },
    ],
  ]
  it.each(needs)('%s', (_, arrange) => {
    arrange()
    begin()
    expect(loaded()).toEqual([])
    idle?.()
    expect(loaded()).toEqual(scripts)
  })

  it('after a timeout in a browser without requestIdleCallback', () => {
    jest.useFakeTimers()
    Reflect.deleteProperty(window, 'requestIdleCallback')
    shown('<i hidden data-starts></i>')
    begin()
    jest.runAllTimers()
    expect(loaded()).toEqual(scripts)
    jest.useRealTimers()
  })

  it('only after the load event', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    shown('<i hidden data-starts></i>')
    begin()
    expect(idle).toBeUndefined()
    happens('load')
    idle?.()
    expect(loaded()).toEqual(scripts)
  })
})

it('loads the scripts with async off, so that they run in order', async () => {
  begin()
  await sign('click')
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false, false])
})

it('sets the runtime’s globals, with the path from its script tag', () => {
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

  it('passes page data for the missing path to the runtime before it loads the scripts', async () => {
    let give: (answer: unknown) => void = () => undefined
    answers(new Promise(resolve => (give = resolve)))
    history.replaceState(null, '', '/fr/nowhere')
    begin()
    await sign('click')
    expect(loaded()).toEqual([])
    give({ json: () => Promise.resolve(data) })
    await new Promise(resolve => setTimeout(resolve))
    expect(window.fetch).toHaveBeenCalledWith('/page-data/fr/404.html/page-data.json')
    expect(window).toMatchObject({
      pagePath: '/fr/nowhere',
      pageData: { ...data, path: '/fr/nowhere', matchPath: '/*' },
    })
    expect(loaded()).toEqual(scripts)
  })

  it('loads the scripts if the data request fails', async () => {
    answers(Promise.reject(new Error('offline')))
    begin()
    await sign('click')
    await new Promise(resolve => setTimeout(resolve))
    expect(loaded()).toEqual(scripts)
  })

  it('requests no data at its own path', async () => {
    answers(Promise.resolve({ json: () => Promise.resolve(data) }))
    history.replaceState(null, '', data.path)
    begin()
    await sign('click')
    expect(window.fetch).not.toHaveBeenCalled()
    expect(loaded()).toEqual(scripts)
  })
})

describe('a button clicked before the app has started', () => {
  it.each([1, 2])('is clicked again once, when the app has started: pressed %i times', async times => {
    const pressed = jest.fn()
    const menu = button('button', pressed)
    begin()
    for (let press = 0; press < times; press += 1) menu.querySelector('span')?.click()
    expect(pressed).toHaveBeenCalledTimes(times)
    expect(menu).toHaveAttribute('aria-busy', 'true')
    happens('app:started')
    await later()
    expect(menu).not.toHaveAttribute('aria-busy')
    expect(pressed).toHaveBeenCalledTimes(times + 1)
    happens('app:started')
    await later()
    expect(pressed).toHaveBeenCalledTimes(times + 1)
  })

  it.each<[string, { type?: string; before?: () => void; after?: (pressed: HTMLElement) => void }]>([
    ['a pre-hydration handler handled it', { before: () => answerEarly.mockReturnValue(true) }],
    ['it was removed', { after: pressed => pressed.remove() }],
    ['it submits a form', { type: 'submit' }],
  ])('is not clicked again if %s', async (_, { type = 'button', before, after }) => {
    const pressed = jest.fn()
    const clicked = button(type, pressed)
    before?.()
    begin()
    clicked.click()
    after?.(clicked)
    happens('app:started')
    await later()
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})

it('does not repeat a click after the app has started', async () => {
  const pressed = jest.fn()
  const menu = button('button', pressed)
  begin()
  happens('app:started')
  await later()
  menu.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

describe('a script that fails to load', () => {
  const own = ' data-src="/start-own.js"'
  const form = '<form data-form="contact"><input name="name" value="Zoé"><input type="checkbox" name="reply"></form>'
  const fails = async (html: string | Error) => {
    const tag = document.createElement('script')
    tag.setAttribute('src', '/start-own.js')
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
    const answer = typeof html === 'string' ? Promise.resolve({ text: async () => html }) : Promise.reject(html)
    Object.assign(window, { fetch: jest.fn(() => answer) })
    // jsdom logs an error instead of navigating.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    begin()
    shown(form)
      .querySelector('input')
      ?.dispatchEvent(new Event('focusin', { bubbles: true }))
    await painted()
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    await later()
  }

  const wasLoadedAnew = () =>
    jest.mocked(console.error).mock.calls.some(([error]) => String(error).includes('navigation'))

  it('reloads the page if a new version is deployed', async () => {
    await fails('<script id="loader-fetch" data-src="/start-next.js">')
    expect(wasLoadedAnew()).toBe(true)
  })

  it.each([
    ['the page is the same', own],
    ['the host answers something else', '<h1>Bad gateway</h1>'],
    ['the line broke', new Error('offline')],
  ])('does not reload if %s', async (_, html) => {
    await fails(html)
    expect(loaded()).toEqual(scripts.slice(1))
    expect(wasLoadedAnew()).toBe(false)
  })
})

describe('text typed before the app has started', () => {
  const draft = () => Object.fromEntries(readFormDraft('contact') ?? [])
  const earlier = { name: 'Z', message: 'A long text', query: '?service=ip', id: '1-2-3-4' }
  beforeEach(() => {
    begin()
    shown(
      `<form data-form="contact"><input name="name" value="Zoé"><textarea name="message"></textarea>
        <input type="checkbox" name="reply" checked>
        <input name="topic" tabindex="-1" value="filled in by a machine"></form>`,
    )
  })

  it('is saved as a draft on pagehide, without consent and honeypot', () => {
    happens('pagehide')
    expect(draft()).toEqual({ name: 'Zoé', query: '' })
  })

  it('is added to the draft of an earlier visit', () => {
    saveFormDraft('contact', new URLSearchParams(earlier))
    happens('pagehide')
    expect(draft()).toEqual({ ...earlier, name: 'Zoé' })
  })

  it('removes from an earlier draft what the visitor has deleted', () => {
    saveFormDraft('contact', new URLSearchParams(earlier))
    document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
    happens('pagehide')
    expect(draft()).toEqual({ ...earlier, name: 'Zoé', message: '' })
  })

  it.each([
    ['the form was sent', () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))],
    ['the app has started, which keeps drafts by itself', () => happens('app:started')],
  ])('is not saved if %s', (_, happened) => {
    happened()
    happens('pagehide')
    expect(readFormDraft('contact')).toBeNull()
  })
})
