import { useEffect, useRef } from 'react'
import { hiddenUntilFoundValue } from '../../shared/untilFound'

/**
 * What closes an element so that the browser’s own search still finds its words and opens it. React 18 knows `hidden`
 * without a value only: the value is put in behind it, in the HTML by `site/app/renderWithStyles`.
 */
export function useHiddenUntilFound<Element extends HTMLElement>(hidden: boolean) {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (hidden) ref.current?.setAttribute('hidden', hiddenUntilFoundValue)
  }, [hidden])
  return {
    ref,
    hidden,
    'data-until-found': hidden || undefined,
  }
}
