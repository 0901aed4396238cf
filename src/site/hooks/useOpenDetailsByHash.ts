import { useEffect, useRef, type RefObject } from 'react'

/**
 * Opens the details around the place that the address names, now and whenever the address changes. Browsers do so
 * themselves, but not for a page that comes without a load.
 */
export function useOpenDetailsByHash<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const openNamed = () => {
      const named = ref.current?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
      const details = named?.closest('details')
      if (!details || details.open) return
      details.open = true
      named?.scrollIntoView()
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])
  return ref
}
