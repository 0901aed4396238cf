import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ProviderFallbackState, ProviderFormOptions } from './useProviderFrame'

const Slot = styled.div({
  position: 'relative',
  '@media (scripting: enabled)': {
    // What stands below stays where it is when one form takes the other’s place: a page that grows shorter under a press
    // loses it.
    '&[data-state]': { minHeight: 996 },
    '&[data-state="loaded"] > [data-own]': { display: 'none' },
  },
})

interface Props extends ProviderFormOptions {
  /** The site’s own form. It is always in the HTML, and shows without scripts, without provider and without patience. */
  children: ReactNode
}

/** The site’s own form, until the provider’s is there in its frame; what brings that is loaded where there is one. */
export function ProviderFormWithFallback({ children, ...provider }: Props) {
  const { address } = provider
  const [state, setState] = useState<ProviderFallbackState>(address ? 'waiting' : 'own')
  const [parts, setParts] = useState<typeof import('./ProviderFormFrame') | null>(null)
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (address) import(/* webpackChunkName: "frame" */ './ProviderFormFrame').then(setParts, () => setState('own'))
  }, [address])
  return (
    <Slot ref={slot} data-state={address ? state : undefined}>
      {parts && <parts.ProviderFormFrame {...provider} {...{ slot, state, setState }} />}
      <div data-own>{children}</div>
    </Slot>
  )
}
