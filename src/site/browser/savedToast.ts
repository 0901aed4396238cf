import type { ToastMessage } from '../../config/toasts'
import { getProperty } from '../../shared/properties'
import { showToast } from './toast'
import { readStoredJson, writeStoredText } from './webStorage'

const keptUnder = 'toast'

/** Stores a toast for the next page of this tab, before a full page load; returns a function that discards it. */
export function saveToastForNextPage(message: ToastMessage): () => void {
  writeStoredText('sessionStorage', keptUnder, JSON.stringify(message))
  return discard
}

/** Shows the toast that the previous page stored. */
export function showToastFromPreviousPage(): void {
  const message = readStoredJson('sessionStorage', keptUnder)
  discard()
  if (isToastOptions(message)) showToast(message)
}

const discard = () => writeStoredText('sessionStorage', keptUnder, null)

// Only this site writes it, but an older build may have used another shape.
function isToastOptions(message: unknown): message is ToastMessage {
  const [title, kind, link = {}] = ['title', 'kind', 'link'].map(name => getProperty(message, name))
  return typeof title === 'string' && typeof kind === 'string' && typeof link === 'object'
}
