import type { ToastMessage } from '../../config/toasts'
import { getProperty } from '../../shared/properties'
import { showToast } from './toast'

const keptUnder = 'toast'

/** Keeps a message for the next page of this tab, where this page is about to go; gives what forgets it. */
export function saveToastForNextPage(message: ToastMessage): () => void {
  try {
    sessionStorage.setItem(keptUnder, JSON.stringify(message))
  } catch {
    // Storage may be blocked or full: the message is then not said.
  }
  return () => void takeKept()
}

/** Shows the message that the page before has kept. */
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

// Only this site writes it; an older build may have written it in another shape.
function isToastMessage(message: unknown): message is ToastMessage {
  const [title, kind, link = {}] = ['title', 'kind', 'link'].map(name => getProperty(message, name))
  return typeof title === 'string' && typeof kind === 'string' && typeof link === 'object'
}
