import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ProviderForm, ProviderFormState } from './ProviderFormFrame'

const Slot = styled.div({
  position: 'relative',
  '@media (scripting: enabled)': {
    // What stands below stays where it is when one form takes the other’s place: a page that grows shorter under a press
    // loses it.
    '&[data-state]': { minHeight: 996 },
    '&[data-state="loaded"] > [data-own]': { display: 'none' },
  },
})

interface Props extends Omit<ProviderForm, 'address'> {
  /** Address of the provider’s frame; null shows the site’s own form. */
  address: string | null
  /** The site’s own form. It is always in the HTML, and shows without scripts, without provider and without patience. */
  children: ReactNode
}

/** The site’s own form, until the provider’s is there in its frame; what brings that is loaded where there is one. */
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
