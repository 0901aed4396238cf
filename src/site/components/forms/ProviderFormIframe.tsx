import { useLocation } from '@gatsbyjs/reach-router'
import styled from '@emotion/styled'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { dispatchSiteEvent } from '../../browser/dispatchSiteEvent'
import { useLanguage } from '../../hooks/useLanguage'
import { textLink } from '../../styles/mixins'
import { radius } from '../../styles/tokens'
import { analyticsEventCategoryByForm } from './analyticsEventCategoryByForm'
import type { ProviderFormConfig, ProviderFormSlotState } from './ProviderFormWithBuiltInFallback'

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
  '[data-state="waiting"] > &': { display: 'none' },
})

const patience = 8000

interface Props extends ProviderFormConfig {
  /** The element that contains it and the site’s own form. */
  slot: RefObject<HTMLDivElement>
  setState: (state: ProviderFormSlotState) => void
}

/**
 * The provider’s form in an iframe, and a button back to the site’s own form. It replaces the site’s own form only once
 * it is known to work, and never after the visitor has started typing. Since `load` also fires for error pages, an
 * iframe with a script must send a message; without a script, its URL must at least respond.
 */
export function ProviderFormIframe({ url, script, services, slot, setState }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { search } = useLocation()
  const frame = useRef<HTMLIFrameElement>(null)

  // Before the browser can load the iframe.
  useLayoutEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const settle = (state: ProviderFormSlotState) => {
      if (signal.aborted) return
      abort.abort()
      setState(state)
      if (state === 'loaded') dispatchSiteEvent({ name: 'form_loaded', category: analyticsEventCategoryByForm.contact })
    }
    setTimeout(settle, patience, 'own')
    // The visitor is typing: keep the own form.
    slot.current?.addEventListener('focusin', () => settle('own'), { signal })
    const tag = script ? Object.assign(document.createElement('script'), { src: script, async: true }) : null
    if (tag) document.head.append(tag)
    const isLoaded = new Promise(resolve => frame.current?.addEventListener('load', resolve, { signal }))
    const hasSpoken = new Promise<void>(resolve => {
      const hear = ({ source }: MessageEvent) => source === frame.current?.contentWindow && resolve()
      window.addEventListener('message', hear, { signal })
    })
    const isProven = script ? hasSpoken : fetch(url, { mode: 'no-cors', credentials: 'omit', signal })
    Promise.all([isLoaded, isProven]).then(
      () => settle(hasInput(slot.current) ? 'own' : 'loaded'),
      () => settle('own'),
    )
    return () => {
      abort.abort()
      tag?.remove()
    }
  }, [url, script, slot, setState])

  const leave = () => {
    flushSync(() => setState('own'))
    slot.current?.querySelector<HTMLElement>('[data-own] input:not([type="hidden"])')?.focus()
  }
  const source = new URL(url)
  source.searchParams.set('language', language)
  // Rendered in the browser only, so the query is read at once: an iframe without the service would be loaded in vain.
  const service = new URLSearchParams(search).get('service')
  if (service && services.includes(service)) source.searchParams.set('service', service)
  const back = (
    <Back type="button" onClick={leave}>
      {t('form.useOwn')}
    </Back>
  )
  return (
    <>
      {/* Without a script the iframe may show an error page: the button comes before it. */}
      {!script && back}
      <Window
        ref={frame}
        src={source.href}
        title={t('form.frameTitle')}
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {script && back}
    </>
  )
}

function hasInput(slot: Element | null): boolean {
  const typed = slot?.querySelectorAll<HTMLInputElement>('textarea, input:not([type="checkbox"], [type="hidden"])')
  return [...(typed ?? [])].some(({ value }) => value)
}
