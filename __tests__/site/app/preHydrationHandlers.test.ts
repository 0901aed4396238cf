import { waitFor } from '@testing-library/dom'
import { installPreHydrationHandlers } from '../../../src/site/app/preHydrationHandlers'
import { defaultLanguage, lastVisitedLanguageStorageKey, languages } from '../../../src/config/languages'
import { themeStorageKey, themePreferences } from '../../../src/shared/theme'
import { takenByRouter } from '../../helpers/clicks'
import { refuseHistory } from '../../helpers/refuseHistory'

const begin = () =>
  installPreHydrationHandlers({
    themeKey: themeStorageKey,
    themes: themePreferences,
    languageKey: lastVisitedLanguageStorageKey,
    languages,
    defaultLanguage,
  })
const at = (path: string) => history.replaceState(null, '', path)
const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector) as T

/** Clicks an element; returns whether the handler handled it and whether it prevented the default. */
function press(answer: (event: Event) => boolean, selector: string) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  find(selector).addEventListener('click', () => undefined)
  Object.defineProperty(event, 'target', { value: find(selector) })
  return { answered: answer(event), prevented: event.defaultPrevented }
}

beforeEach(() => {
  localStorage.clear()
  at('/')
  document.documentElement.removeAttribute('data-theme')
})

afterEach(() => {
  jest.restoreAllMocks()
  window.dispatchEvent(new Event('app:started'))
  document.head.replaceChildren()
})

it.each([
  ['/about', 'en'],
  ['/en/about', 'en'],
  ['/fr', 'fr'],
  ['/french', 'en'],
])('stores the language of %s', (path, language) => {
  at(path)
  begin()
  expect(localStorage.getItem(lastVisitedLanguageStorageKey)).toBe(language)
})

it('stores the language of a page restored from the bfcache', () => {
  at('/fr')
  begin()
  localStorage.clear()
  window.dispatchEvent(new Event('pageshow'))
  expect(localStorage.getItem(lastVisitedLanguageStorageKey)).toBe('fr')
})

it('marks scrolling down below the top of a page, and not scrolling up', () => {
  begin()
  const marks = [100, 600, 601, 900, 895, 700, 300].map(place => {
    Object.assign(window, { scrollY: place })
    window.dispatchEvent(new Event('scroll'))
    return document.documentElement.hasAttribute('data-down')
  })
  expect(marks).toEqual([false, true, true, true, true, false, false])
})

it('cycles through the themes and stores the choice', () => {
  document.body.innerHTML = '<button data-theme-switch><svg></svg></button>'
  const answer = begin()
  const steps = themePreferences.map(() => {
    expect(press(answer, 'svg').answered).toBe(true)
    return [document.documentElement.dataset.theme, localStorage.getItem(themeStorageKey)]
  })
  expect(steps).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
    [undefined, null],
  ])
})

it('hides term definitions on Escape until the pointer or the focus moves', () => {
  begin()
  const after = (event: Event) => {
    window.dispatchEvent(event)
    return document.documentElement.hasAttribute('data-quiet')
  }
  expect(after(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true)
  expect(after(new Event('pointerover'))).toBe(false)
  expect(after(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true)
  expect(after(new KeyboardEvent('keydown', { key: 'Tab' }))).toBe(false)
})

describe('keys on a tab', () => {
  const open = () => find('[aria-selected="true"]').getAttribute('aria-controls')
  const type = (answer: (event: Event) => boolean, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    Object.defineProperty(event, 'target', { value: find('[aria-selected="true"]') })
    return { answered: answer(event), prevented: event.defaultPrevented }
  }
  beforeEach(() => {
    document.body.innerHTML = `<div role="tablist">${['a', 'b', 'c']
      .map((id, index) => `<button role="tab" aria-controls="${id}" aria-selected="${index === 0}"></button>`)
      .join(
        '',
      )}</div><div><div id="a"></div></div><div hidden><div id="b"></div></div><div hidden><div id="c"></div></div>`
  })

  it('select the next tab with focus, wrapping around', () => {
    const answer = begin()
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home', 'End']
    const opened = keys.map(key => {
      expect(type(answer, { key })).toEqual({ answered: true, prevented: true })
      expect(document.activeElement).toHaveAttribute('aria-controls', open() ?? '')
      return open()
    })
    expect(opened).toEqual(['b', 'c', 'a', 'c', 'b', 'a', 'c'])
    expect(find(':has(> #c)').hidden).toBe(false)
    expect(find(':has(> #a)').hidden).toBe(true)
  })

  it.each([{ key: 'ArrowRight', altKey: true }, { key: 'x' }, { key: 'Enter' }])(
    'are left to the browser: %j',
    init => {
      expect(type(begin(), init)).toEqual({ answered: false, prevented: false })
      expect(open()).toBe('a')
    },
  )
})

it('selects a clicked tab and stores it in the history state', () => {
  document.body.innerHTML = `
    <div role="tablist">
      <button role="tab" aria-controls="patents" aria-selected="true"></button>
      <button role="tab" aria-controls="brands" aria-selected="false" tabindex="-1"></button>
    </div>
    <div><div id="patents"></div></div><div hidden><div id="brands"></div></div>`
  expect(press(begin(), '[aria-controls="brands"]').answered).toBe(true)
  expect(find('[aria-controls="brands"]')).toHaveAttribute('aria-selected', 'true')
  expect(find('[aria-controls="patents"]')).toHaveAttribute('tabindex', '-1')
  expect([find(':has(> #patents)').hidden, find(':has(> #brands)').hidden]).toEqual([true, false])
  expect(history.state).toEqual({ 'tab of patents': 1 })
})

it('selects the tab whose panel find-in-page revealed, without moving it on screen', () => {
  document.body.innerHTML = `
    <div role="tablist">
      <button role="tab" id="tab-patents" aria-controls="patents" aria-selected="true"></button>
      <button role="tab" id="tab-brands" aria-controls="brands" aria-selected="false" tabindex="-1"></button>
    </div>
    <div><div id="patents"></div></div><div><div id="brands"></div></div>`
  const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue()
  find(':has(> #brands)').getBoundingClientRect = () => new DOMRect(0, find(':has(> #patents)').hidden ? 100 : 900)
  begin()
  // Compensates for the panel above it, which is now hidden.
  expect(scrollBy).toHaveBeenCalledWith({ top: -800, behavior: 'instant' })
  expect(find('#tab-brands')).toHaveAttribute('aria-selected', 'true')
  expect(find(':has(> #patents)').hidden).toBe(true)
})

describe('the categories of the blog', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a data-category="" href="/blog" aria-current="true"></a><a data-category="ip" href="/blog?category=ip"></a>
      <ul data-whole=""><li data-of-category="ip"></li><li data-of-category="trials"></li></ul>`
    at('/blog')
  })
  const shown = () => [...document.querySelectorAll('li')].map(item => getComputedStyle(item).display !== 'none')

  it('filter the list at once and update the URL', () => {
    expect(press(begin(), 'a[data-category="ip"]')).toEqual({ answered: true, prevented: true })
    expect(location.search).toBe('?category=ip')
    expect(shown()).toEqual([true, false])
    expect(find('a[aria-current]')).toHaveAttribute('data-category', 'ip')
  })

  it('filter the list by the URL, and Back shows all again', () => {
    at('/blog?category=ip')
    begin()
    expect(shown()).toEqual([true, false])
    at('/blog')
    window.dispatchEvent(new Event('popstate'))
    expect(shown()).toEqual([true, true])
  })

  it('are plain links while the browser refuses to change its history', () => {
    const answer = begin()
    refuseHistory()
    expect(press(answer, 'a[data-category="ip"]')).toEqual({ answered: false, prevented: false })
    expect(shown()).toEqual([true, true])
  })

  it('do not filter a list that React filters', () => {
    press(begin(), 'a[data-category="ip"]')
    find('ul').removeAttribute('data-whole')
    expect(shown()).toEqual([true, true])
  })
})

it.each([
  ['/about', '/fr/about', '/about?a=1#b', '/fr/about?a=1#b'],
  ['a second click', '/fr/about?a=1#b', '/about', '/fr/about'],
  ['a path that does not exist', '/fr/404.html', '/nowhere?a=1', '/fr/nowhere?a=1'],
  ['a French path that does not exist', '/404.html', '/fr/nowhere', '/nowhere'],
])('adds query and hash to the link to the other language: %s', (_, href, place, expected) => {
  document.body.innerHTML = `<a hreflang="fr" href="${href}"></a>`
  at(place)
  begin()
  window.dispatchEvent(new Event('app:started'))
  expect(takenByRouter(find('a'))).toBe(false)
  expect(find('a')).toHaveAttribute('href', location.origin + expected)
})

it('does not handle other buttons and links', () => {
  document.body.innerHTML = '<button></button><a href="/about"></a>'
  const answer = begin()
  expect([press(answer, 'button').answered, press(answer, 'a').answered]).toEqual([false, false])
})

it('shows the next batch of articles, plus a single remaining one, and leaves older ones to React', () => {
  const item = (slug: string) => `<li data-waiting="true"><a href="/blog/${slug}">${slug}</a></li>`
  document.body.innerHTML = `<ul>${['a', 'b', 'c', 'd', 'e'].map(item).join('')}</ul><button data-more="2"></button>`
  const waiting = () => [...document.querySelectorAll('[data-waiting]')].map(({ textContent }) => textContent)
  const answer = begin()
  expect(press(answer, 'button').answered).toBe(true)
  expect(waiting()).toEqual(['c', 'd', 'e'])
  expect(document.activeElement).toHaveTextContent('a')
  expect(press(answer, 'button').answered).toBe(true)
  expect(waiting()).toEqual([])
  expect(history.state).toMatchObject({ articles: 3 })
  expect(press(answer, 'button').answered).toBe(false)
  expect(history.state).toMatchObject({ articles: 3 })
})

it('shows more articles even if the browser refuses to change its history', () => {
  document.body.innerHTML = '<li data-waiting="true"><a href="/blog/a">a</a></li><button data-more="2"></button>'
  const answer = begin()
  refuseHistory()
  expect(press(answer, 'button').answered).toBe(true)
  expect(find('li')).not.toHaveAttribute('data-waiting')
})

it.each([
  ['that it copied', Promise.resolve(), 'Copied.'],
  ['that the browser refuses', Promise.reject(new Error('refused')), 'Refused.'],
])('shows %s beside the button', async (_, outcome, said) => {
  document.body.innerHTML = `<p><span><button data-copy="514 555-0100"></button></span>
    <output data-done="Copied." data-refused="Refused."></output></p>`
  const writeText = jest.fn(() => outcome)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  begin()
  find('button').click()
  await waitFor(() => expect(find('output')).toHaveTextContent(said))
  expect(writeText).toHaveBeenCalledWith('514 555-0100')
  expect('copied' in find('button').dataset).toBe(said === 'Copied.')
})

it('confirms a second copy as long as the first', async () => {
  jest.useFakeTimers()
  document.body.innerHTML = '<p><button data-copy="514 555-0100"></button><output data-done="Copied."></output></p>'
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined }, configurable: true })
  begin()
  for (let press = 0; press < 2; press += 1) {
    find('button').click()
    await jest.advanceTimersByTimeAsync(4000)
  }
  expect(find('output')).toHaveTextContent('Copied.')
  await jest.advanceTimersByTimeAsync(1000)
  expect(find('output')).toBeEmptyDOMElement()
  jest.useRealTimers()
})

describe('questions', () => {
  const open = () => [...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id)
  const toggle = (id: string) => {
    find<HTMLDetailsElement>(`#${id}`).open = true
    find(`#${id}`).dispatchEvent(new Event('toggle'))
  }
  const known = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, 'name')
  beforeEach(() => {
    document.body.innerHTML = ['a', 'b', 'c']
      .map(id => `<details id="${id}"${id === 'c' ? '' : ' name="group"'}></details>`)
      .join('')
  })
  afterEach(() => {
    if (known) Object.defineProperty(HTMLDetailsElement.prototype, 'name', known)
    else Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
  })

  it('open one at a time in a browser without details[name]', () => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    begin()
    toggle('c')
    toggle('a')
    toggle('b')
    expect(open()).toEqual(['b', 'c'])
  })
})
