import styled from '@emotion/styled'
import { useLocation } from '@gatsbyjs/reach-router'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react'
import { flushSync } from 'react-dom'
import { dispatchSiteEvent } from '../../browser/dispatchSiteEvent'
import { textLink } from '../../styles/mixins'
import { radius } from '../../styles/tokens'

const Window = styled.iframe({
  display: 'block',
  width: '100%',
  height: 996,
  border: 0,
  borderRadius: radius.card,
  '[data-state="waiting"] > &': { position: 'absolute', inset: 0, visibility: 'hidden' },
})
const Back = styled.button({
  ...textLink,
  display: 'block',
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
})

const patience = 8000

/** Configuration of a provider’s form. */
export interface ProviderForm {
  /** URL of its iframe. */
  address: string
  /** URL of the script that it requires besides the iframe. */
  script: string | null
  language: string
  /** Valid values of the URL’s `service` parameter. */
  services: readonly { readonly id: string }[]
}

/**
 * `own`: the site’s own form; `waiting`: the same, while the provider’s loads in the background; `loaded`: the
 * provider’s.
 */
export type ProviderFormState = 'own' | 'waiting' | 'loaded'

interface Props extends ProviderForm {
  /** The element that contains it and the site’s own form. */
  slot: RefObject<HTMLDivElement>
  state: ProviderFormState
  setState: Dispatch<SetStateAction<ProviderFormState>>
}

/**
 * The provider’s form in an iframe, and a button back to the site’s own form. It replaces the site’s own form only once
 * it is known to work, and never after the visitor has started typing. Since `load` also fires for error pages, an
 * iframe with a script must send a message (`isProven`); without a script, its URL must at least respond.
 */
export function ProviderFormFrame({ address, script, language, services, slot, state, setState }: Props) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isFinished, setFinished] = useState(false)
  const [hasAnswered, setAnswered] = useState(false)
  const [isProven, setProven] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const giveUp = () => !signal.aborted && setState(now => (now === 'loaded' ? now : 'own'))
    const timer = setTimeout(giveUp, patience)
    const hear = ({ source }: MessageEvent) => source && source === frame.current?.contentWindow && setProven(true)
    window.addEventListener('message', hear, { signal })
    // The visitor is typing: keep the own form.
    slot.current?.addEventListener('focusin', giveUp, { signal })
    const tag = script ? Object.assign(document.createElement('script'), { src: script, async: true }) : null
    if (tag) document.head.append(tag)
    else fetch(address, { mode: 'no-cors', credentials: 'omit', signal }).then(() => setAnswered(true), giveUp)
    return () => {
      clearTimeout(timer)
      abort.abort()
      tag?.remove()
    }
  }, [address, script, slot, setState])

  useEffect(() => {
    if (state !== 'waiting' || !isFinished || !(isProven || hasAnswered)) return
    if (hasInput(slot.current)) return setState('own')
    setState('loaded')
    dispatchSiteEvent({ name: 'form_loaded', category: 'Contact Form' })
  }, [isFinished, isProven, hasAnswered, slot, state, setState])

  const leave = () => {
    flushSync(() => setState('own'))
    slot.current?.querySelector<HTMLElement>('[data-own] input:not([type="hidden"])')?.focus()
  }
  const back = state === 'loaded' && (
    <Back type="button" onClick={leave}>
      {t('form.useOwn')}
    </Back>
  )
  return (
    <>
      {/* If the iframe may show an error page, the button comes before it. */}
      {!isProven && back}
      <Window
        ref={frame}
        src={buildFrameUrl(address, language, services, search)}
        title={t('form.frameTitle')}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setFinished(true)}
      />
      {isProven && back}
    </>
  )
}

/** The URL of the iframe, with the page’s language and the service of the page’s own URL. */
function buildFrameUrl(address: string, language: string, services: ProviderForm['services'], search: string): string {
  const url = new URL(address)
  const service = new URLSearchParams(search).get('service')
  url.searchParams.set('language', language)
  if (service && services.some(({ id }) => id === service)) url.searchParams.set('service', service)
  return url.href
}

function hasInput(slot: Element | null): boolean {
  const fields =
    slot?.querySelectorAll<HTMLInputElement>('textarea, input:not([type="checkbox"], [type="hidden"])') ?? []
  return [...fields].some(({ value }) => value)
}
