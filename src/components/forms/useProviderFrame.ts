import { useEffect, useState } from 'react'
import { track } from '../../browser/track'

const patience = 8000

/** `own` shows the site’s own form; `waiting` and `loaded` the provider’s. */
export type FrameState = 'own' | 'waiting' | 'loaded'

/**
 * Whether the provider’s frame shows. A browser tells no one that a frame failed, so its address is also asked whether it
 * answers at all. Once the site’s own form has taken the place, it stays: someone may be writing.
 */
export function useProviderFrame(address: string | null) {
  const [state, setState] = useState<FrameState>(address ? 'waiting' : 'own')
  const [shown, setShown] = useState(false)
  const [finished, setFinished] = useState(false)
  const [answers, setAnswers] = useState(false)

  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    const giveUp = () => !abort.signal.aborted && setState(now => (now === 'loaded' ? now : 'own'))
    const timer = setTimeout(giveUp, patience)
    setShown(true)
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal: abort.signal }).then(() => setAnswers(true), giveUp)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [address])

  useEffect(() => {
    if (!finished || !answers) return
    setState(now => (now === 'waiting' ? 'loaded' : now))
  }, [finished, answers])

  useEffect(() => {
    if (state === 'loaded') track({ name: 'form_loaded', category: 'Contact Form' })
  }, [state])

  return {
    state,
    /** The address, once the page is alive: a frame in its HTML would hold the page up. */
    src: shown && state !== 'own' ? address : null,
    onLoad: () => setFinished(true),
    onError: () => setState('own'),
  }
}
