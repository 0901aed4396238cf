interface Start {
  /** Addresses of the runtime’s scripts, in order. */
  scripts: string[]
  /** What the runtime expects to find on `window`. */
  globals: Record<string, unknown>
}

/**
 * The deferred start of every page, served as /start.js: loads the scripts once the page has loaded and the browser is
 * idle, or at the first pointer, touch or key. A button pressed before they are there is pressed again once they are.
 * It is written into that file as source text and may use nothing from outside itself.
 */
export function start({ scripts, globals }: Start): void {
  const wakers = ['pointerdown', 'touchstart', 'keydown']
  const pressed: HTMLElement[] = []
  let begun = false
  const page = document.currentScript?.dataset.path ?? ''
  Object.assign(window, globals, { pagePath: page })

  function remember(event: Event) {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button[type="button"]')
    if (button) pressed.push(button)
  }
  function begin() {
    if (begun) return
    begun = true
    wakers.forEach(type => removeEventListener(type, begin, true))
    // A host answers an address that does not exist with a not-found page: the runtime takes that for the address’s own.
    if (!page.endsWith('/404.html') || page === location.pathname) load()
    else
      fetch(`/page-data${page}/page-data.json`)
        .then(answer => answer.json())
        .then(data => {
          const pagePath = location.pathname
          // The runtime looks its data up by path and query.
          const path = pagePath + location.search
          Object.assign(window, { pagePath, pageData: { ...data, path, matchPath: '/*' } })
        })
        .then(load, load)
  }
  function load() {
    scripts.forEach(src => {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      document.head.append(script)
    })
  }
  function whenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 })
    else setTimeout(begin, 200)
  }
  function repeat() {
    removeEventListener('click', remember, true)
    pressed.forEach(button => button.isConnected && button.click())
  }

  addEventListener('click', remember, true)
  addEventListener('app:started', repeat, { once: true })
  wakers.forEach(type => addEventListener(type, begin, { capture: true, passive: true }))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
