import styled from '@emotion/styled'
import { useEffect, useRef, useState, type ReactNode } from 'react'

const Slot = styled.div({
  position: 'relative',
  '@media (scripting: enabled)': {
    // Prevents a layout shift when one form replaces the other: if the page got shorter while the visitor clicks, the
    // click would miss its target.
    '&[data-state]': { minHeight: 996 },
    '&[data-state="loaded"] > [data-own]': { display: 'none' },
  },
})

/** Configuration of a provider’s form. */
export interface ProviderFormConfig {
  /** URL of its iframe. */
  url: string
  /** URL of the script that it requires besides the iframe. */
  script: string | null
  /** Ids of the services that it can preselect, as the query string of the page asks for. */
  services: readonly string[]
}

/**
 * `waiting`: the site’s form, while the provider’s loads; `loaded`: the provider’s; `own`: the site’s, because the
 * provider’s failed, or the visitor started typing or chose it.
 */
export type ProviderFormSlotState = 'own' | 'waiting' | 'loaded'

/**
 * Shows the site’s own form (`children`) until the provider’s has loaded in its iframe. The own form is always in the
 * HTML. The code for the provider’s is loaded only if one is configured.
 */
export function ProviderFormWithBuiltInFallback({
  provider,
  children,
}: {
  provider: ProviderFormConfig | null
  children: ReactNode
}) {
  const [state, setState] = useState<ProviderFormSlotState>('waiting')
  const [parts, setParts] = useState<typeof import('./ProviderFormIframe') | null>(null)
  const slot = useRef<HTMLDivElement>(null)
  const isConfigured = Boolean(provider)
  useEffect(() => {
    if (isConfigured)
      import(/* webpackChunkName: "frame" */ './ProviderFormIframe').then(setParts, () => setState('own'))
  }, [isConfigured])
  return (
    <Slot ref={slot} data-state={provider ? state : undefined}>
      {provider && parts && state !== 'own' && <parts.ProviderFormIframe {...provider} {...{ slot, setState }} />}
      <div data-own>{children}</div>
    </Slot>
  )
}
