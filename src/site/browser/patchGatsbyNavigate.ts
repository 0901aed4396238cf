import { getCurrentPageMessages } from './outsidePageMessages'
import { findBlockedServices } from './blockedServices'
import { showToast } from './toast'

/** What Gatsby’s links call, and what they wait for. */
interface Page {
  status?: string
  json?: object
  page?: { webpackCompilationHash?: string }
}
declare global {
  /** What of Gatsby stands on `window`. */
  interface Window {
    ___navigate: (to: string, options?: object) => void
    ___loader: { loadPage: (path: string) => Promise<Page | undefined>; hovering: (path: string) => void }
    ___webpackCompilationHash?: string
  }
}

const patience = 3000
const doublePress = 500
const askAgainAfter = 4000

/**
 * Takes the way to another page in hand. By itself Gatsby waits for its data without a sign and for ever, and of two pages
 * that are wanted shows the one that comes last. Here a link shows that it is on its way; after three seconds, at the next
 * press, where the site was published anew, or where this page’s policy refuses a service of the next, that is loaded
 * whole; and without a network the page that shows stays. `go` is Gatsby’s own way; `loadParts` loads what other pages than
 * the first need besides their template and their data.
 */
export function patchGatsbyNavigate(go: Window['___navigate'], loadParts: () => Promise<void>): void {
  const refused = findBlockedServices()
  let pressed: Element | null | undefined
  let wanted: { href: string; since: number } | null = null
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
    // What was waited for may still come: another address in the history would only disturb.
    wanted = { href, since: 0 }
    location.assign(href)
  }

  /** Loads a page whole once the site can be reached; until then the page that shows stays, and says why. */
  const loadWhenReachable = async (href: string) => {
    const mine = wanted
    const reachable = await fetch(href, { method: 'HEAD' }).catch(() => undefined)
    if (wanted !== mine) return
    if (reachable) return loadWhole(href)
    const words = getCurrentPageMessages()
    if (words) hideOffline ??= showToast({ kind: 'loading', title: words.offlineTitle, description: words.offlineText })
    document.querySelectorAll('a[aria-busy]').forEach(link => link.removeAttribute('aria-busy'))
    timer = setTimeout(() => void loadWhenReachable(href), askAgainAfter)
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
      if (!page || page.status === 'error') return void loadWhenReachable(href)
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

  // Back to another page shows it at once, as long as it was scrolled: what it needs must be there before.
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
  // Who writes has not gone on waiting for another page.
  document.addEventListener('input', () => hideOffline && settle())
  window.addEventListener('online', () => wanted && hideOffline && void loadWhenReachable(wanted.href))
  // The browser has kept this page aside, and shows it again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && settle())
  window.addEventListener('popstate', waitForParts, true)
  window.addEventListener('popstate', settle)
}
