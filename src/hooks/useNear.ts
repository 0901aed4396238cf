import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyMargin } from '../config/images'

const nothing = () => () => undefined

/**
 * Whether an element is near the window, or has been. In the HTML of a page every picture counts as near: there the
 * browser’s own lazy loading, which needs no scripts, decides. A page that scripts bring watches for itself.
 */
export function useNear(element: Element | null, always: boolean): boolean {
  const inHtml = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  )
  const [near, setNear] = useState(always || inHtml)
  useEffect(() => {
    if (near || !element) return
    if (!('IntersectionObserver' in window)) return setNear(true)
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: lazyMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
