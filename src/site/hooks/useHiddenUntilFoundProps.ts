import { useEffect, useRef } from 'react'
import { hiddenUntilFoundValue } from '../../shared/untilFound'

/**
 * Props that hide an element but let find in page reveal it (hidden="until-found"). React 18 supports `hidden` only as
 * a boolean: the value is added in an effect, and in HTML by `site/app/renderWithStyles`. What find in page reveals is
 * opened by site/app/preHydrationHandlers.
 */
export function useHiddenUntilFoundProps<Element extends HTMLElement>(hidden: boolean) {
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
