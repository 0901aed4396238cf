import { getPageI18n } from './pageI18n'
import { findServiceOriginsBlockedByCsp } from './cspBlockedServices'
import { showToast } from './toast'

/** A page as Gatsby’s loader returns it. */
interface Page {
  status?: string
  json?: object
  page?: { webpackCompilationHash?: string }
}
declare global {
  /** The globals of Gatsby that are used here. */
  interface Window {
    ___navigate: (to: string, options?: object) => void
    ___loader: {
      loadPage: (path: string) => Promise<Page | undefined>
      loadPageSync: (path: string, options?: object) => Page | undefined
      hovering: (path: string) => void
    }
    ___webpackCompilationHash?: string
  }
}

/** A page that was asked for, and when. */
interface WantedPage {
  href: string
  since: number
}

const patience = 3000
const doublePress = 500
const askAgainAfter = 4000

/**
 * Replaces Gatsby’s client-side navigation, which waits for page data indefinitely without feedback and, of two
 * requested pages, shows the one that arrives last. Here the link is marked as busy. The page is loaded in full after
 * three seconds, on the next click, after a new deployment, or if this page’s CSP blocks a service of the next one.
 * While offline, the current page stays. `go` is Gatsby’s own navigate; `loadParts` loads what later pages need besides
 * template and data.
 */
export function patchGatsbyNavigation(go: Window['___navigate'], loadParts: () => Promise<void>): void {
  const refused = findServiceOriginsBlockedByCsp()
  let pressed: Element | null | undefined
  let wanted: WantedPage | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hideOffline: (() => void) | undefined

  const settle = () => {
    clearTimeout(timer)
    hideOffline?.()
    hideOffline = undefined
    wanted = null
    document.querySelectorAll('a[aria-busy]').forEach(link => link.removeAttribute('aria-busy'))
  }

  const loadWhole = (href: string) => {
    clearTimeout(timer)
    // The data may still arrive: ignore it, as it would add a history entry.
    wanted = { href, since: 0 }
    location.assign(href)
  }

  /**
   * Loads a page in full once the site is reachable; until then, keeps the current page and shows an offline message.
   */
  const loadWhenReachable = async (mine: WantedPage) => {
    const reachable = await fetch(mine.href, { method: 'HEAD' }).catch(() => undefined)
    if (wanted !== mine) return
    if (reachable) return loadWhole(mine.href)
    const t = getPageI18n()?.t
    if (t)
      hideOffline ??= showToast({ kind: 'loading', title: t('toast.offline'), description: t('toast.offlineText') })
    document.querySelectorAll('a[aria-busy]').forEach(link => link.removeAttribute('aria-busy'))
    clearTimeout(timer)
    timer = setTimeout(() => void loadWhenReachable(mine), askAgainAfter)
  }

  window.___navigate = (to, options) => {
    const { href, pathname, search } = new URL(to, location.href)
    if (pathname === location.pathname) return go(to, options)
    if (wanted && !hideOffline) {
      const twice = wanted.href === href && Date.now() - wanted.since < doublePress
      return twice ? undefined : loadWhole(href)
    }
    settle()
    const mine = { href, since: Date.now() }
    wanted = mine
    pressed?.setAttribute('aria-busy', 'true')
    timer = setTimeout(() => loadWhole(href), patience)
    const load = Promise.all([window.___loader.loadPage(pathname + search), loadParts()])
    const orNone = load.then(
      ([page]) => page,
      () => undefined,
    )
    void orNone.then(page => {
      if (wanted !== mine) return
      clearTimeout(timer)
      if (!page || page.status === 'error') return void loadWhenReachable(mine)
      const data = refused.length ? JSON.stringify(page.json ?? {}) : ''
      if (
        page.page?.webpackCompilationHash !== window.___webpackCompilationHash ||
        refused.some(origin => data.includes(origin))
      )
        return loadWhole(href)
      settle()
      go(to, options)
    })
  }

  // Going back must restore the scroll position synchronously, so the parts must be loaded first.
  const first = location.pathname
  let partsAreLoaded = false
  const waitForParts = (event: PopStateEvent) => {
    if (partsAreLoaded || location.pathname === first) return
    event.stopImmediatePropagation()
    loadParts().then(
      () => {
        partsAreLoaded = true
        window.dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
      },
      () => location.reload(),
    )
  }

  const remember = ({ target }: Event) => (pressed = target instanceof Element ? target.closest('a') : null)
  document.addEventListener('click', remember, true)
  // A visitor who types is no longer waiting for the page.
  document.addEventListener('input', () => hideOffline && settle())
  window.addEventListener('online', () => wanted && hideOffline && void loadWhenReachable(wanted))
  // This page was restored from the bfcache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && settle())
  window.addEventListener('popstate', waitForParts, true)
  window.addEventListener('popstate', settle)
}
