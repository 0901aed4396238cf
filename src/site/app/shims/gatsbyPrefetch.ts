const fetched = new Map<string, Promise<unknown>>()

/**
 * Fetches a file of this site ahead, for the browser to keep. Takes the place of Gatsby’s own (gatsby/webpack): a link that
 * prefetches is held by Firefox to the policy’s `default-src`, which is 'none'. Only Chromium knows of a connection.
 */
export default function gatsbyPrefetch(address: string, attributes: Record<string, string> = {}): Promise<unknown> {
  const known = fetched.get(address)
  const asked = known ?? ('connection' in navigator ? byLink(address, attributes) : fetch(address, { priority: 'low' }))
  fetched.set(address, asked)
  // What does not come is asked for again when it is wanted.
  return asked.catch(() => void fetched.delete(address))
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
