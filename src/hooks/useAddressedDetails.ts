import { useEffect, useRef, type RefObject } from 'react'

/** Opens the details inside an element that the address names, now and whenever the address changes. */
export function useAddressedDetails<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const openNamed = () => {
      const named = location.hash
        ? ref.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(location.hash.slice(1))}"]`)
        : null
      if (named) named.open = true
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [])
  return ref
}
