import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useRef, useState, type Dispatch, type RefObject, type SetStateAction } from 'react'
import { dispatchSiteEvent } from '../../browser/dispatchSiteEvent'

const patience = 8000

/** `own` shows the site’s own form; `waiting` too, with the provider’s on its way behind it; `loaded` shows the provider’s. */
export type ProviderFallbackState = 'own' | 'waiting' | 'loaded'

/** What must be known of a provider’s form. */
export interface ProviderFormOptions {
  /** Address of its frame; null shows the site’s own form. */
  address: string | null
  /** Address of the script that it asks for beside its frame. */
  script: string | null
  language: string
  /** What a message can be about, by the names that the address may give. */
  services: readonly { readonly id: string }[]
}

/** A provider’s form, and the slot in which it stands with the site’s own. */
export interface ProviderFormSlotProps extends ProviderFormOptions {
  slot: RefObject<HTMLDivElement>
  state: ProviderFallbackState
  setState: Dispatch<SetStateAction<ProviderFallbackState>>
}

/**
 * Whether the provider’s frame shows. The site’s own form gives way only to a frame that said it is there, and to none once
 * someone writes in it. A browser calls an error page loaded, too: where the provider has a script, its frame must speak
 * to it; elsewhere its address must answer at all, which is less (`proven`).
 */
export function useProviderFrame({
  address,
  script,
  language,
  services,
  slot,
  state,
  setState,
}: ProviderFormSlotProps) {
  const [src, setSrc] = useState<string | null>(null)
  const [finished, setFinished] = useState(false)
  const [answers, setAnswers] = useState(false)
  const [proven, setProven] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { search } = useLocation()

  useEffect(() => {
    if (!address) return
    const url = new URL(address)
    const wanted = new URLSearchParams(search).get('service')
    url.searchParams.set('language', language)
    if (wanted && services.some(({ id }) => id === wanted)) url.searchParams.set('service', wanted)
    setSrc(url.href)
  }, [address, language, search, services])

  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    const { signal } = abort
    const giveUp = () => !signal.aborted && setState(now => (now === 'loaded' ? now : 'own'))
    const timer = setTimeout(giveUp, patience)
    const hear = ({ source }: MessageEvent) => source && source === frame.current?.contentWindow && setProven(true)
    window.addEventListener('message', hear, { signal })
    // Someone writes: their words stay where they are.
    slot.current?.addEventListener('focusin', giveUp, { signal })
    if (!script) fetch(address, { mode: 'no-cors', credentials: 'omit', signal }).then(() => setAnswers(true), giveUp)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [address, script, slot, setState])

  const showsFrame = src !== null && state !== 'own'
  useEffect(() => {
    if (!script || !showsFrame) return
    const tag = Object.assign(document.createElement('script'), { src: script, async: true })
    document.head.append(tag)
    return () => tag.remove()
  }, [script, showsFrame])

  useEffect(() => {
    if (!finished || !(proven || answers)) return
    setState(now => (now !== 'waiting' ? now : isWrittenIn(slot.current) ? 'own' : 'loaded'))
  }, [finished, proven, answers, slot, setState])

  useEffect(() => {
    if (state === 'loaded') dispatchSiteEvent({ name: 'form_loaded', category: 'Contact Form' })
  }, [state])

  const [left, setLeft] = useState(false)
  useEffect(() => {
    if (left) slot.current?.querySelector<HTMLElement>('[data-own] input:not([type="hidden"])')?.focus()
  }, [left, slot])

  return {
    proven,
    frame,
    /** The address, once the page is alive: a frame in its HTML would hold the page up. */
    src: showsFrame ? src : null,
    onLoad: () => setFinished(true),
    /** Leads back to the site’s own form. */
    leave: () => {
      setLeft(true)
      setState('own')
    },
  }
}

function isWrittenIn(slot: Element | null): boolean {
  const fields =
    slot?.querySelectorAll<HTMLInputElement>('textarea, input:not([type="checkbox"], [type="hidden"])') ?? []
  return [...fields].some(({ value }) => value)
}
