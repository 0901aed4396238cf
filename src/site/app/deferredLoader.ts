interface LoaderOptions {
  /** Addresses of the runtime’s scripts, in order. */
  scripts: string[]
  /** What the runtime expects to find on `window`. */
  globals: Record<string, unknown>
  /** Addresses of what a page may need besides: scripts of each template, words of each language. */
  chunks: Record<string, string[]>
  /** Digests of all scripts, by their addresses. */
  integrity: Record<string, string>
  /** Milliseconds after the load before anything is fetched ahead. */
  prefetchDelay: number
}

/**
 * The start of every page, served as /start-<digest>.js: loads the scripts at the first sign that a visitor will use something
 * that needs them, or when idle on a page that needs them by itself. Elsewhere they are fetched ahead a while later, and not
 * run. A press is answered by `answerEarly` where that can be; another button is pressed again once the scripts are
 * there. It is written into that file as source text and may use nothing from outside itself.
 */
export function runDeferredLoader(
  { scripts, globals, chunks, integrity, prefetchDelay }: LoaderOptions,
  answerEarly: (event: Event) => boolean,
): void {
  const uses = 'button:not([data-copy]), input, select, textarea, label, header summary, [data-topic]'
  const signs = ['pointerover', 'focusin', 'click']
  const pressed: HTMLElement[] = []
  let begun = false
  let leaving = false
  const own = document.currentScript?.getAttribute('src') ?? ''
  const { path: page = '', chunks: names = '' } = document.currentScript?.dataset ?? {}
  const needed = [...new Set([...names.split(' ').flatMap(name => chunks[name] ?? []), ...scripts])]
  // webpack’s runtime looks up what it loads later (gatsby/webpack).
  Object.assign(window, globals, { pagePath: page, ___integrity: integrity })

  function hear(event: Event) {
    if (answerEarly(event) || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('button[type="button"]:not([data-copy])')
    if (!button) return
    pressed.push(button)
    button.setAttribute('aria-busy', 'true')
  }
  function sense({ target }: Pick<Event, 'target'>) {
    if (!(target instanceof Element) || !target.closest(uses)) return
    // What was pressed is answered and painted first: the scripts take a while to run. A page that is not seen paints nothing.
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, 200)
  }
  function begin() {
    if (begun) return
    begun = true
    signs.forEach(type => removeEventListener(type, sense, true))
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
    // The runtime asks for them once it runs.
    prefetch(`/page-data${page === '/' ? '/index' : page}/page-data.json`)
    prefetch('/page-data/app-data.json')
    needed.forEach(src => {
      const script = document.createElement('script')
      script.src = src
      script.integrity = integrity[src] ?? ''
      script.async = false
      script.onerror = () => {
        // The runtime would wait for it, instead of asking once more.
        script.remove()
        void loadAnew()
      }
      document.head.append(script)
    })
  }
  // A script may be gone because the site was published anew: then the whole page is loaded, with what was typed.
  async function loadAnew() {
    const html = await fetch(location.href, { cache: 'no-cache' }).then(
      answer => answer.text(),
      () => '',
    )
    if (leaving || !/ data-src="\/start-/.test(html) || html.includes(own)) return
    leaving = true
    location.reload()
  }
  // The runtime, too, loads the page once more where it finds data of a build after its own.
  function keepDrafts() {
    document.querySelectorAll<HTMLElement>('form[data-form]').forEach(keepDraft)
  }
  function keepDraft(form: HTMLElement) {
    const fields = form.querySelectorAll<HTMLInputElement>(
      'input:not([type="checkbox"], [type="hidden"], [tabindex]), select, textarea',
    )
    const values = Object.fromEntries([...fields].flatMap(({ name, value }) => (value ? [[name, value]] : [])))
    try {
      if (Object.keys(values).length)
        sessionStorage.setItem(`draft:${form.dataset.form}`, JSON.stringify({ values, query: location.search }))
    } catch {
      // Storage may be blocked or full: most browsers fill in again by themselves what was typed.
    }
  }
  function fetchAhead() {
    const { saveData, effectiveType = '4g' } = navigator.connection ?? {}
    if (!begun && !saveData && effectiveType === '4g') needed.forEach(prefetch)
  }
  function prefetch(href: string) {
    // Firefox holds a link that prefetches to the policy’s `default-src`, which is 'none'; only Chromium has a connection.
    if (!('connection' in navigator)) {
      // Of data, the host would be asked once more.
      if (!href.endsWith('.json')) fetch(href, { priority: 'low' }).catch(() => undefined)
      return
    }
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', href })
    if (href.endsWith('.json')) link.as = 'fetch'
    document.head.append(link)
  }
  // A provider’s form, consent to ask for, also where the host brings a `gtag` of its own; what was chosen before: a theme,
  // a subject, a tab, a number of articles; what was typed before, and what the page before had still to say.
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
  // The runtime would break over a place that nobody can read; it listens later than this.
  function forgetUnreadablePlace() {
    try {
      decodeURI(location.hash)
    } catch {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
  }
  // The not-found page searches for the words of the address.
  function askForAddress() {
    const field = document.querySelector<HTMLInputElement>('main [name="q"]')
    if (!field || field.value || !page.endsWith('/404.html') || page === location.pathname) return
    let path = location.pathname
    try {
      path = decodeURI(path)
    } catch {
      // It is no text.
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
      // Storage may be blocked: nothing was kept.
      return false
    }
  }
  function whenIdle(next: () => void) {
    if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 3000 })
    else setTimeout(next, 200)
  }
  function settle() {
    if (needsScripts()) whenIdle(begin)
    // On a slow line, what is fetched ahead would keep the largest paint waiting, which may come after the load.
    else setTimeout(() => whenIdle(fetchAhead), prefetchDelay)
  }
  function repeat() {
    removeEventListener('click', hear, true)
    removeEventListener('keydown', answerEarly, true)
    removeEventListener('pagehide', keepDrafts)
    // React is still at work when it says so, and hydrates nothing for a press in that moment: the press would be lost.
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
  // What was sent is no draft.
  addEventListener('submit', () => removeEventListener('pagehide', keepDrafts))
  signs.forEach(type => addEventListener(type, sense, { capture: true, passive: true }))
  // A field may have been entered, and the pointer may stand on a button, before this script came.
  sense({ target: document.activeElement })
  sense({ target: [...document.querySelectorAll(':hover')].at(-1) ?? null })
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle, { once: true })
}
