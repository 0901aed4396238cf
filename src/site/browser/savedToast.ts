import type { ToastMessage } from '../../config/toasts'
import { getProperty } from '../../shared/properties'
import { showToast } from './toast'

const keptUnder = 'toast'

/** Stores a toast for the next page of this tab, before a full page load; returns a function that discards it. */
export function saveToastForNextPage(message: ToastMessage): () => void {
  try {
    sessionStorage.setItem(keptUnder, JSON.stringify(message))
  } catch {
    // Storage may be blocked or full: the message is then not shown.
  }
  return () => void takeKept()
}

/** Shows the toast that the previous page stored. */
export function showSavedToast(): void {
  const kept = takeKept()
  if (kept) showToast(kept)
}

function takeKept(): ToastMessage | null {
  try {
    const kept = sessionStorage.getItem(keptUnder)
    sessionStorage.removeItem(keptUnder)
    const message: unknown = JSON.parse(kept ?? 'null')
    return isToastMessage(message) ? message : null
  } catch {
    return null
  }
}

// Only this site writes it, but an older build may have used another shape.
function isToastMessage(message: unknown): message is ToastMessage {
  const [title, kind, link = {}] = ['title', 'kind', 'link'].map(name => getProperty(message, name))
  return typeof title === 'string' && typeof kind === 'string' && typeof link === 'object'
}
