import { useEffect, useRef, type RefObject } from 'react'

/**
 * Opens the details around the place that the address names, now and whenever the address changes: browsers do so
 * themselves, but not for a page that comes without a load. And keeps a question in view that is opened.
 */
export function useQuestionDetails<T extends HTMLElement>(): RefObject<T> {
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

// An answer above may be closed by the same press; in the next frame both have happened and nothing is painted yet.
function keepInView({ target }: Event): void {
  const question = target instanceof Element && target.closest('summary')
  if (!question) return
  requestAnimationFrame(() => {
    if (question.getBoundingClientRect().top < 0) question.scrollIntoView()
  })
}
