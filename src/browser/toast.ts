import type { ToastMessage } from '../config/toasts'

/** The name of the event that carries a message to the place where messages show. */
export const toastEvent = 'toast'

/** Shows a message; the place for it is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(toastEvent, { detail: message }))
}
