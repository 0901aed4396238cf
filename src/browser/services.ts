import { starterId } from '../lib/starter'

interface Loader {
  loadPage: (path: string) => Promise<{ json?: object } | undefined>
}

type Navigate = (to: string | number, options?: object) => void

/**
 * A page reached by a link without a load keeps the policy of the one that was loaded, which allows the outside services
 * of that one alone: a link to a page with another service loads it whole. Does nothing where none is configured.
 */
export function loadWholeWithServices(): void {
  const services = document.getElementById(starterId)?.dataset.services?.split(' ') ?? []
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content ?? ''
  const refused = services.filter(origin => !policy.includes(origin))
  if (!refused.length) return
  const gatsby = window as unknown as { ___navigate: Navigate; ___loader: Loader }
  const { ___navigate: navigate, ___loader: loader } = gatsby
  gatsby.___navigate = (to, options) => {
    if (typeof to === 'number') return navigate(to, options)
    const { pathname, search } = new URL(to, location.href)
    // Gatsby asks for it anyway, and keeps the answer; what cannot be loaded is its own affair.
    const show = (page?: { json?: object }) => {
      const data = JSON.stringify(page?.json ?? {})
      if (refused.some(origin => data.includes(origin))) location.assign(to)
      else navigate(to, options)
    }
    void loader.loadPage(pathname + search).then(show, () => show())
  }
}
