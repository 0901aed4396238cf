interface Names {
  themeKey: string
  /** The themes, in the order in which the theme button cycles through them. */
  themes: readonly string[]
  languageKey: string
  languages: readonly string[]
  defaultLanguage: string
}

/**
 * Handles what works without React, before hydration or without it: stores the language; switches theme, tab and
 * category; shows more articles; copies; carries query and hash over to language links. Also hides and shows the header
 * on scroll, scrolls to focused elements, hides term definitions on Escape, opens the tab in which find in page found
 * text and the <details> around invalid fields, closes other <details> of the same name in old browsers, and resets
 * checkboxes to their defaults after a reload, so that consent is given anew. The state is left where React reads it:
 * the theme on <html>, tab and number of articles in history.state, the category in the URL. Copying and language links
 * are handled here even after hydration.
 *
 * Installs all handlers except one, which it returns: the caller must attach it to clicks and keys until hydration. It
 * returns whether it handled the event. Serialized with toString(): must not use anything from outside itself.
 */
export function installPreHydrationHandlers({ themeKey, themes, languageKey, languages, defaultLanguage }: Names) {
  const root = document.documentElement
  const store = (key: string, value: string | null) => {
    try {
      if (value) localStorage.setItem(key, value)
      else localStorage.removeItem(key)
    } catch {
      // Storage may be blocked or full: the choice then applies to this page only.
    }
  }
  const storeLanguage = () => {
    const [, first = ''] = location.pathname.split('/')
    store(languageKey, languages.includes(first) ? first : defaultLanguage)
  }
  storeLanguage()
  // A page restored from the bfcache does not run scripts again.
  addEventListener('pageshow', storeLanguage)
  // Firefox restores checked boxes after a reload, but consent must be given each time.
  document.querySelectorAll<HTMLInputElement>('form [type=checkbox]').forEach(box => (box.checked = box.defaultChecked))

  function switchTheme() {
    const theme = themes[(themes.indexOf(root.dataset.theme ?? 'system') + 1) % themes.length] ?? 'system'
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    store(themeKey, theme === 'system' ? null : theme)
  }
  // Same as site/browser/changeHistory.ts: WebKit refuses more than 100 changes in 10 seconds, which a held key exceeds.
  function changeHistory(method: 'pushState' | 'replaceState', state: object, url?: string): boolean {
    try {
      history[method](state, '', url)
      return true
    } catch {
      return false
    }
  }
  let keeping: ReturnType<typeof setTimeout> | undefined
  const getPanelId = (tab: Element) => tab.getAttribute('aria-controls') ?? ''
  // Every tab has a panel inside a wrapper that is hidden.
  const findPanelWrapper = (tab: Element) => document.getElementById(getPanelId(tab))?.parentElement as HTMLElement
  const listTabsBeside = (tab: Element) => [
    ...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ]
  function openTab(tab: HTMLElement, repeated = false) {
    const tabs = listTabsBeside(tab)
    tabs.forEach(other => {
      const closed = other !== tab
      other.ariaSelected = String(!closed)
      other.tabIndex = closed ? -1 : 0
      // Without support for until-found, the value is coerced to true.
      findPanelWrapper(other).hidden = (closed && 'until-found') as boolean
    })
    tab.focus({ preventScroll: true })
    // A panel that closed above may have moved it out of the window.
    if (tab.getBoundingClientRect().top < 0) tab.scrollIntoView({ block: 'nearest' })
    const [first] = tabs
    const chosen = first && { [`tab of ${getPanelId(first)}`]: tabs.indexOf(tab) }
    const keep = () => changeHistory('replaceState', { ...history.state, ...chosen })
    clearTimeout(keeping)
    if (repeated) keeping = setTimeout(keep, 150)
    else keep()
  }
  function moveToTab(event: KeyboardEvent, tab: HTMLElement): boolean {
    const tabs = listTabsBeside(tab)
    const { key, altKey, ctrlKey, metaKey } = event
    const last = tabs.length - 1
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: last, ArrowUp: last }[key]
    const place = { Home: 0, End: last }[key] ?? (step && (tabs.indexOf(tab) + step) % tabs.length)
    const next = place === undefined ? undefined : tabs[place]
    // With modifier keys, arrows are browser shortcuts.
    if (!next || altKey || ctrlKey || metaKey) return false
    event.preventDefault()
    openTab(next, event.repeat)
    next.focus()
    return true
  }
  function filter() {
    const category = new URLSearchParams(location.search).get('category') ?? ''
    const links = [...document.querySelectorAll<HTMLElement>('[data-category]')]
    document.getElementById('early-filter')?.remove()
    if (!links.some(link => link.dataset.category === category)) return
    links.forEach(link => {
      if (link.dataset.category === category) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
    if (!category) return
    const style = document.createElement('style')
    style.id = 'early-filter'
    const own = `[data-of-category="${CSS.escape(category)}"]`
    document.head.append(style)
    // The CSP allows an empty style element, and rules added by script. React removes `data-whole` when it filters the
    // list itself.
    ;[
      `[data-whole] [data-of-category]:not(${own}){display:none!important}`,
      `[data-whole] li${own}{display:list-item!important}`,
    ].forEach(rule => style.sheet?.insertRule(rule))
  }
  function showMore(button: HTMLElement): boolean {
    const waiting = [...document.querySelectorAll<HTMLElement>('li[data-waiting]')]
    const step = Number(button.dataset.more)
    const next = waiting.length === step + 1 ? waiting : waiting.slice(0, step)
    // Older articles must be fetched, which needs React.
    if (!next.length) return false
    next.forEach(item => delete item.dataset.waiting)
    next[0]?.querySelector('a')?.focus({ preventScroll: true })
    const state: unknown = history.state
    const shown = state instanceof Object && 'articles' in state ? Number(state.articles) : 1
    changeHistory('replaceState', { ...history.state, articles: shown + 1 })
    return true
  }
  const statusTimers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()
  // Shows the result beside the button (site/components/ui/CopyStatus.tsx); it disappears after five seconds.
  async function copy(button: HTMLElement) {
    const place = button.closest(':has(> output)')?.querySelector('output')
    const say = (outcome?: 'done' | 'refused') => {
      button.toggleAttribute('data-copied', outcome === 'done')
      if (place) place.textContent = (outcome && place.dataset[outcome]) ?? ''
    }
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '')
      say('done')
    } catch {
      say('refused')
    }
    clearTimeout(statusTimers.get(button))
    statusTimers.set(button, setTimeout(say, 5000))
  }
  function carryOverQueryAndHash(link: HTMLAnchorElement) {
    const url = new URL(link.href)
    // On a not-found page, use the path that was requested.
    if (url.pathname.endsWith('/404.html') && !location.pathname.endsWith('.html')) {
      const route = location.pathname.replace(new RegExp(`^/(${languages.join('|')})(?=/|$)`), '')
      url.pathname = url.pathname.replace('/404.html', '') + route
    }
    url.search = location.search
    url.hash = location.hash
    link.href = url.href
  }

  // As in site/browser/followClickedLink.ts.
  function isPlainClick(event: Event): boolean {
    if (!(event instanceof MouseEvent)) return false
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    return !(button || metaKey || ctrlKey || shiftKey || altKey)
  }

  // Fallback for browsers from before 2024, which do not support exclusive `<details name>`.
  function closeOthers({ target }: Event) {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const name = target.getAttribute('name')
    document.querySelectorAll<HTMLDetailsElement>('details[name][open]').forEach(other => {
      if (other !== target && other.getAttribute('name') === name) other.open = false
    })
  }

  // The header hides when scrolling down and shows when scrolling up; small movements are ignored. Listens in the
  // capture phase because gatsbyBrowser.ts stops the propagation of some scroll events.
  let lastPlace = 0
  const moveHeader = () => {
    if (Math.abs(scrollY - lastPlace) < 9) return
    root.toggleAttribute('data-down', scrollY > Math.max(lastPlace, 200))
    lastPlace = scrollY
  }
  addEventListener('scroll', moveHeader, true)
  // Firefox does not scroll to a focused element that is partly visible, even if the booking bar covers it. Headings
  // are focused after a navigation, which has scrolled already.
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible:not([tabindex="-1"])')) return
    const { top, bottom } = target.getBoundingClientRect()
    if (top < innerHeight && bottom > 0) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  // Escape hides the definition of a term until another key is pressed or the pointer enters another element.
  for (const type of ['keydown', 'pointerover'])
    addEventListener(type, event =>
      root.toggleAttribute('data-quiet', event instanceof KeyboardEvent && event.key === 'Escape'),
    )
  // Find in page found text in a closed tab, either now or before this script ran.
  addEventListener(
    'beforematch',
    ({ target }) =>
      target instanceof Element && document.getElementById(`tab-${target.firstElementChild?.id}`)?.click(),
  )
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="false"]')].find(
    tab => !findPanelWrapper(tab).hidden,
  )
  if (found) {
    const top = () => findPanelWrapper(found).getBoundingClientRect().top
    const before = top()
    openTab(found)
    // The panel above has closed: scroll so that the match stays where the browser put it.
    scrollBy({ top: top() - before, behavior: 'instant' })
  }
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const button = target.closest<HTMLElement>('[data-copy]')
      const languageLink = target.closest<HTMLAnchorElement>('a[hreflang]')
      if (button) void copy(button)
      if (languageLink) carryOverQueryAndHash(languageLink)
    },
    true,
  )
  // The browser can neither focus an invalid field in a closed <details> nor show its message: open it.
  addEventListener(
    'invalid',
    ({ target }) => target instanceof Element && target.closest('details')?.setAttribute('open', ''),
    true,
  )
  if (!('name' in HTMLDetailsElement.prototype)) document.addEventListener('toggle', closeOthers, true)
  if (location.search) filter()
  addEventListener('popstate', filter)
  addEventListener('app:started', () => removeEventListener('popstate', filter), { once: true })

  return (event: Event): boolean => {
    const target = event.target instanceof Element ? event.target : root
    const tab = target.closest<HTMLElement>('[role="tab"]')
    const categoryLink = target.closest<HTMLAnchorElement>('a[data-category]')
    const more = target.closest<HTMLElement>('[data-more]')
    if (event instanceof KeyboardEvent) {
      if (!tab || !moveToTab(event, tab)) return false
    } else if (target.closest('[data-theme-switch]')) switchTheme()
    else if (tab) openTab(tab)
    else if (categoryLink && isPlainClick(event)) {
      // If the browser refuses the history entry, the link is followed as a plain link.
      if (!changeHistory('pushState', { keepsPlace: true }, categoryLink.href)) return false
      event.preventDefault()
      filter()
    } else if (!more || !showMore(more)) return false
    // React may be attaching its listeners: the event must not be handled twice.
    event.stopPropagation()
    return true
  }
}
