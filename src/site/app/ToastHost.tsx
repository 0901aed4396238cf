import { useEffect, useState, type ComponentType } from 'react'
import { getPageI18n } from '../browser/pageI18n'
import { showToastFromPreviousPage } from '../browser/savedToast'
import { toastEventTypes } from '../browser/toast'
import type { ToastListProps } from '../components/ui/ToastList'
import type { ShownToast } from '../../config/toasts'
import { addToShownToasts } from './addToShownToasts'
import { color } from '../styles/tokens'

// Toasts also report network failures, which is when their own chunk may fail to load: retry, and show a plain
// fallback.
async function loadToasts(show: (component: ComponentType<ToastListProps>) => void, attempt = 0): Promise<void> {
  try {
    show((await import(/* webpackChunkName: "toasts" */ '../components/ui/ToastList')).ToastList)
  } catch {
    show(PlainToasts)
    if (attempt === 3) return
    await new Promise(resolve => setTimeout(resolve, 1000 * 2 ** attempt))
    await loadToasts(show, attempt + 1)
  }
}

/** Fallback if the toast chunk cannot be loaded, e.g. after a new deployment: the last message with a close button. */
function PlainToasts({ toasts, t, onClose }: ToastListProps) {
  const last = toasts.at(-1)
  return last ? (
    <div
      role="alert"
      style={{
        position: 'fixed',
        inset: '1rem 1rem auto',
        zIndex: 40,
        padding: '1rem',
        border: `1px solid ${color.line}`,
        background: color.surface,
      }}
    >
      <strong>{last.title}</strong> {last.description} {last.link && <a href={last.link.to}>{last.link.label}</a>}{' '}
      <button type="button" onClick={() => onClose(last.id)}>
        {t('toast.close')}
      </button>
    </div>
  ) : null
}

const without = (gone: number) => (toasts: ShownToast[]) => toasts.filter(({ id }) => id !== gone)

/** Renders toasts. It is outside of the pages, so that a message survives navigation. */
export function ToastHost() {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [Toasts, setComponent] = useState<ComponentType<ToastListProps> | null>(null)

  useEffect(() => {
    const show = ({ detail }: CustomEvent<ShownToast>) => {
      setToasts(shown => addToShownToasts(shown, detail))
      void loadToasts(component => setComponent(() => component))
    }
    const hide = ({ detail }: CustomEvent<ShownToast>) => setToasts(without(detail.id))
    window.addEventListener(toastEventTypes.show, show)
    window.addEventListener(toastEventTypes.hide, hide)
    showToastFromPreviousPage()
    return () => {
      window.removeEventListener(toastEventTypes.show, show)
      window.removeEventListener(toastEventTypes.hide, hide)
    }
  }, [])

  const pageI18n = getPageI18n()
  if (!Toasts || !pageI18n) return null
  return <Toasts {...pageI18n} toasts={toasts} onClose={id => setToasts(without(id))} />
}
