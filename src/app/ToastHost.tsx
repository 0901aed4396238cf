import { useEffect, useState, type ComponentType } from 'react'
import { frameWords } from '../browser/frameWords'
import { toastEvent } from '../browser/toast'
import type { ShownToast, ToastsProps } from '../components/ui/Toasts'
import type { ToastMessage } from '../config/toasts'
import { delayBefore } from '../lib/failures'
import { withToast } from '../lib/toasts'

let count = 0

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

/** The place where messages show. It stands outside the pages, so that a message outlives the page that sent it. */
export function ToastHost() {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [Toasts, setComponent] = useState<ComponentType<ToastsProps> | null>(null)

  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<ToastMessage>
      setToasts(shown => withToast(shown, { ...detail, id: ++count }))
      loadToasts().then(
        Toasts => setComponent(() => Toasts),
        () => undefined,
      )
    }
    window.addEventListener(toastEvent, show)
    return () => window.removeEventListener(toastEvent, show)
  }, [])

  const words = frameWords()
  if (!Toasts || !words) return null
  return (
    <Toasts
      toasts={toasts}
      words={words}
      onClose={closed => setToasts(shown => shown.filter(({ id }) => id !== closed))}
    />
  )
}
