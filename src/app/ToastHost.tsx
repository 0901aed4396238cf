import { useEffect, useState, type ComponentType } from 'react'
import { frameWords } from '../browser/frameWords'
import { toastEvents } from '../browser/toast'
import type { ToastsProps } from '../components/ui/Toasts'
import type { ShownToast } from '../config/toasts'
import { delayBefore } from '../lib/failures'
import { withToast } from '../lib/toasts'

// Messages are about the network, too: just when it is gone or coming back, the place for them may not load at once.
async function loadToasts(attempt = 0): Promise<ComponentType<ToastsProps>> {
  try {
    return (await import(/* webpackChunkName: "toasts" */ '../components/ui/Toasts')).Toasts
  } catch (error) {
    if (attempt === 3) throw error
    await new Promise(resolve => setTimeout(resolve, delayBefore(attempt)))
    return loadToasts(attempt + 1)
  }
}

const without = (gone: number) => (toasts: ShownToast[]) => toasts.filter(({ id }) => id !== gone)

/** The place where messages show. It stands outside the pages, so that a message outlives the page that sent it. */
export function ToastHost() {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [Toasts, setComponent] = useState<ComponentType<ToastsProps> | null>(null)

  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<ShownToast>
      setToasts(shown => withToast(shown, detail))
      loadToasts().then(
        Toasts => setComponent(() => Toasts),
        () => undefined,
      )
    }
    const hide = (event: Event) => setToasts(without((event as CustomEvent<ShownToast>).detail.id))
    window.addEventListener(toastEvents.show, show)
    window.addEventListener(toastEvents.hide, hide)
    return () => {
      window.removeEventListener(toastEvents.show, show)
      window.removeEventListener(toastEvents.hide, hide)
    }
  }, [])

  const words = frameWords()
  if (!Toasts || !words) return null
  return <Toasts toasts={toasts} words={words} onClose={id => setToasts(without(id))} />
}
