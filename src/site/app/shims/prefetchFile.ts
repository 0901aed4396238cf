const fetched = new Map<string, Promise<unknown>>()

/**
 * Prefetches a file of this site. Replaces Gatsby’s own (gatsby/webpack): Firefox applies the CSP’s `default-src`
 * ('none') to prefetch links. Feature detection: only Chromium has `navigator.connection`.
 */
export default function prefetchFile(url: string, attributes: Record<string, string> = {}): Promise<unknown> {
  const known = fetched.get(url)
  const asked = known ?? ('connection' in navigator ? byLink(url, attributes) : fetch(url, { priority: 'low' }))
  fetched.set(url, asked)
  // Failed requests are forgotten, so that they are retried.
  return asked.catch(() => void fetched.delete(url))
}

function byLink(href: string, attributes: Record<string, string>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.entries({ rel: 'prefetch', href, ...attributes }).forEach(([name, value]) => link.setAttribute(name, value))
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  })
}
