interface LoaderOptions {
  /** URLs of the runtime’s scripts, in order. */
  scripts: string[]
  /** Globals that the runtime expects on `window`. */
  globals: Record<string, unknown>
  /** URLs of other chunks a page may need: those of each template, translations of each language. */
  chunks: Record<string, string[]>
  /** Integrity hashes of all scripts, by URL. */
  integrity: Record<string, string>
  /** Delay between load and prefetch, in milliseconds. */
  prefetchDelay: number
}

/**
 * Source of /start-<digest>.js, which every page loads. It loads the scripts at the first interaction that needs them,
 * or when idle if the page needs them anyway. Otherwise they are prefetched after a delay, and not executed.
 * `answerEarly` handles clicks and keys that do not need React; other buttons are clicked again after hydration. The
 * script also keeps form drafts, prefills the search of the not-found page and removes malformed hashes. The function
 * is serialized with toString(): it must not use anything from outside itself.
 */
export function runDeferredLoader(
  { scripts, globals, chunks, integrity, prefetchDelay }: LoaderOptions,
  answerEarly: (event: Event) => boolean,
): void {
  const uses = 'button:not([data-copy]), input, select, textarea, label, header summary, [data-category]'
  const signs = ['pointerover', 'focusin', 'click']
  const pressed = new Set<HTMLElement>()
  const edited = new WeakSet<EventTarget>()
  let begun = false
  let leaving = false
  const own = document.currentScript?.getAttribute('src') ?? ''
  const { path: page = '', chunks: names = '' } = document.currentScript?.dataset ?? {}
  const needed = [...new Set([...names.split(' ').flatMap(name => chunks[name] ?? []), ...scripts])]
  // webpack’s runtime needs these for chunks that it loads later (gatsby/webpack).
  Object.assign(window, globals, { pagePath: page, ___integrity: integrity })

  function hear(event: Event) {
    if (answerEarly(event) || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('button[type="button"]:not([data-copy])')
    if (!button) return
    pressed.add(button)
    button.setAttribute('aria-busy', 'true')
  }
  function sense({ target }: Pick<Event, 'target'>) {
    if (!(target instanceof Element) || !target.closest(uses)) return
    // Let the interaction be handled and painted first, as executing the scripts takes a while. The timeout covers
    // hidden tabs, in which no animation frame runs.
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, 200)
  }
  function begin() {
    if (begun) return
    begun = true
    signs.forEach(type => removeEventListener(type, sense, true))
    // Hosts answer unknown paths with a not-found page. Tell the runtime that this page belongs to the current
    // path: it would navigate otherwise.
    if (!page.endsWith('/404.html') || page === location.pathname) load()
    else
      fetch(`/page-data${page}/page-data.json`)
        .then(answer => answer.json())
        .then(data => {
          const path = location.pathname
          Object.assign(window, { pagePath: path, pageData: { ...data, path, matchPath: '/*' } })
        })
        .then(load, load)
  }
  function load() {
    // The runtime requests these as soon as it runs.
    prefetch(`/page-data${page === '/' ? '/index' : page}/page-data.json`)
    prefetch('/page-data/app-data.json')
    needed.forEach(src => {
      const script = document.createElement('script')
      script.src = src
      script.integrity = integrity[src] ?? ''
      script.async = false
      script.onerror = () => {
        // webpack’s runtime would wait for an existing script element instead of retrying.
        script.remove()
        void loadAnew()
      }
      document.head.append(script)
    })
  }
  // A script may be missing after a new deployment: then reload the page, keeping drafts.
  async function loadAnew() {
    const html = await fetch(location.href, { cache: 'no-cache' }).then(
      answer => answer.text(),
      () => '',
    )
    if (leaving || !/ data-src="\/start-/.test(html) || html.includes(own)) return
    leaving = true
    location.reload()
  }
  // On pagehide, since the runtime also reloads the page when it finds page data of a newer build.
  function keepDrafts() {
    document.querySelectorAll<HTMLElement>('form[data-form]').forEach(keepDraft)
  }
  function keepDraft(form: HTMLElement) {
    const fields = form.querySelectorAll<HTMLInputElement>(
      'input:not([type="checkbox"], [type="hidden"], [tabindex]), select, textarea',
    )
    const key = `draft:${form.dataset.form}`
    // A field that is empty because the app has not filled it in yet keeps its text of an earlier visit.
    const typed = [...fields].filter(field => field.value || edited.has(field))
    if (!typed.length) return
    try {
      const draft = new URLSearchParams(sessionStorage.getItem(key) ?? { query: location.search })
      typed.forEach(({ name, value }) => draft.set(name, value))
      sessionStorage.setItem(key, draft.toString())
    } catch {
      // Storage may be blocked or full; most browsers restore form fields themselves.
    }
  }
  function fetchAhead() {
    const { saveData, effectiveType = '4g' } = navigator.connection ?? {}
    if (!begun && !saveData && effectiveType === '4g') needed.forEach(prefetch)
  }
  function prefetch(href: string) {
    // Firefox applies the CSP’s `default-src` ('none') to prefetch links. Feature detection: only Chromium has
    // `connection`.
    if (!('connection' in navigator)) {
      // JSON is revalidated anyway, so fetching it ahead gains nothing.
      if (!href.endsWith('.json')) fetch(href, { priority: 'low' }).catch(() => undefined)
      return
    }
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', href })
    if (href.endsWith('.json')) link.as = 'fetch'
    document.head.append(link)
  }
  // Whether the page needs scripts without an interaction: an embedded form; consent that must be asked for, including
  // when the host adds its own `gtag`; earlier choices (theme, category, tab, number of articles); a draft; a message
  // of the previous page.
  function needsScripts(): boolean {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const state: unknown = history.state
    const entry = Object.keys(state instanceof Object ? state : {}).some(key => key !== 'key' && key !== 'keepsPlace')
    return Boolean(
      document.documentElement.dataset.theme ||
      'gtag' in window ||
      location.search ||
      entry ||
      named?.closest('[hidden]') ||
      document.querySelector('[data-starts], [data-state="waiting"]') ||
      isKept('toast') ||
      [...document.querySelectorAll<HTMLElement>('form[data-form]')].some(({ dataset }) =>
        isKept(`draft:${dataset.form}`),
      ),
    )
  }
  // Gatsby’s runtime throws on a malformed hash. It is removed before the runtime runs.
  function forgetUnreadablePlace() {
    try {
      decodeURI(location.hash)
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
  }
  // Prefills the not-found page’s search field with the words of the path.
  function askForAddress() {
    const field = document.querySelector<HTMLInputElement>('main [name="q"]')
    if (!field || field.value || !page.endsWith('/404.html') || page === location.pathname) return
    let path = location.pathname
    try {
      path = decodeURI(path)
    } catch {
      // Malformed percent-encoding: use the raw path.
    }
    field.value = path
      .replace(/^\/(fr|en)(?=\/)|\.\w+$/g, '')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  }
  function isKept(key: string): boolean {
    try {
      return key in sessionStorage
    } catch {
      // Storage may be blocked: then nothing was stored.
      return false
    }
  }
  function whenIdle(next: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 3000 })
    else setTimeout(next, 200)
  }
  function settle() {
    if (needsScripts()) whenIdle(begin)
    // On slow connections, prefetching right away would delay the largest contentful paint, which may come after load.
    else setTimeout(() => whenIdle(fetchAhead), prefetchDelay)
  }
  function repeat() {
    removeEventListener('click', hear, true)
    removeEventListener('keydown', answerEarly, true)
    removeEventListener('pagehide', keepDrafts)
    // React is still committing when this event fires, and would drop a click dispatched now.
    setTimeout(() =>
      pressed.forEach(button => {
        button.removeAttribute('aria-busy')
        if (button.isConnected) button.click()
      }),
    )
  }

  forgetUnreadablePlace()
  askForAddress()
  addEventListener('popstate', forgetUnreadablePlace)
  addEventListener('click', hear, true)
  addEventListener('keydown', answerEarly, true)
  addEventListener('app:started', repeat, { once: true })
  addEventListener('pagehide', keepDrafts)
  addEventListener('input', ({ target }) => target && edited.add(target))
  // Submitted fields are no longer a draft.
  addEventListener('submit', () => removeEventListener('pagehide', keepDrafts))
  signs.forEach(type => addEventListener(type, sense, { capture: true, passive: true }))
  // A field may have been focused, or a button hovered, before this script ran.
  sense({ target: document.activeElement })
  sense({ target: [...document.querySelectorAll(':hover')].at(-1) ?? null })
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle, { once: true })
}
