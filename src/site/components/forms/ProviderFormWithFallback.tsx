import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ProviderForm, ProviderFormState } from './ProviderFormFrame'

const Slot = styled.div({
  position: 'relative',
  '@media (scripting: enabled)': {
    // Prevents a layout shift when one form replaces the other: a page that gets shorter during a press would make it
    // miss.
    '&[data-state]': { minHeight: 996 },
    '&[data-state="loaded"] > [data-own]': { display: 'none' },
  },
})

interface Props extends Omit<ProviderForm, 'address'> {
  /** URL of the provider’s iframe; null shows the site’s own form. */
  address: string | null
  /**
   * The site’s own form. Always in the HTML; visible without scripts, without a provider, or if the provider is too
   * slow.
   */
  children: ReactNode
}

/**
 * Shows the site’s own form until the provider’s has loaded in its iframe. The code for that is loaded only if a
 * provider is configured.
 */
export function ProviderFormWithFallback({ address, children, ...provider }: Props) {
  const [state, setState] = useState<ProviderFormState>(address ? 'waiting' : 'own')
  const [parts, setParts] = useState<typeof import('./ProviderFormFrame') | null>(null)
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (address) import(/* webpackChunkName: "frame" */ './ProviderFormFrame').then(setParts, () => setState('own'))
  }, [address])
  return (
    <Slot ref={slot} data-state={address ? state : undefined}>
      {address && parts && state !== 'own' && (
        <parts.ProviderFormFrame address={address} {...provider} {...{ slot, state, setState }} />
      )}
      <div data-own>{children}</div>
    </Slot>
  )
}
