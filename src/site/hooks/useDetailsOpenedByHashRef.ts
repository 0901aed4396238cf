import { useEffect, useRef, type RefObject } from 'react'

/**
 * Opens the <details> around the element of the URL’s hash, initially and on changes: browsers do not do so on
 * client-side navigation. Also scrolls a clicked <summary> back into view if it has moved above the viewport.
 */
export function useDetailsOpenedByHashRef<T extends HTMLElement>(): RefObject<T> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const place = ref.current
    const openNamed = () => {
      const named = place?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
      const details = named?.closest('details')
      if (!details || details.open) return
      details.open = true
      named?.scrollIntoView()
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    place?.addEventListener('click', keepInView)
    return () => {
      removeEventListener('hashchange', openNamed)
      place?.removeEventListener('click', keepInView)
    }
  }, [])
  return ref
}

// The same click may close an answer above; in the next frame both changes are done and nothing is painted yet.
function keepInView({ target }: Event): void {
  const question = target instanceof Element && target.closest('summary')
  if (!question) return
  requestAnimationFrame(() => {
    if (question.getBoundingClientRect().top < 0) question.scrollIntoView()
  })
}
