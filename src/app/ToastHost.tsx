import { lazy, Suspense, useEffect, useState } from 'react'
import { frameWords } from '../browser/frameWords'
import { toastEvent } from '../browser/toast'
import type { ShownToast } from '../components/ui/Toasts'
import type { ToastMessage } from '../config/toasts'
import { withToast } from '../lib/toasts'

const Toasts = lazy(async () => {
  const { Toasts } = await import(/* webpackChunkName: "toasts" */ '../components/ui/Toasts')
  return { default: Toasts }
})

let count = 0

/** The place where messages show. It stands outside the pages, so that a message outlives the page that sent it. */
export function ToastHost() {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [used, setUsed] = useState(false)

  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<ToastMessage>
      setUsed(true)
      setToasts(shown => withToast(shown, { ...detail, id: ++count }))
    }
    window.addEventListener(toastEvent, show)
    return () => window.removeEventListener(toastEvent, show)
  }, [])

  const words = frameWords()
  if (!used || !words) return null
  return (
    <Suspense fallback={null}>
      <Toasts
        toasts={toasts}
        words={words}
        onClose={closed => setToasts(shown => shown.filter(({ id }) => id !== closed))}
      />
    </Suspense>
  )
}
