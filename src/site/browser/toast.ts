import type { ShownToast, ToastMessage } from '../../config/toasts'

/** The names of the events that carry a message to the place where messages show, and take it away. */
export const toastEventTypes = { show: 'toast', hide: 'toast-gone' } as const

declare global {
  interface WindowEventMap {
    [toastEventTypes.show]: CustomEvent<ShownToast>
    [toastEventTypes.hide]: CustomEvent<ShownToast>
  }
}

let count = 0

/** Shows a message, and gives what takes it away; the place for it is loaded with the first one. */
export function showToast(message: ToastMessage): () => void {
  const toast: ShownToast = { ...message, id: ++count }
  const carry = (event: string) => void window.dispatchEvent(new CustomEvent(event, { detail: toast }))
  carry(toastEventTypes.show)
  return () => carry(toastEventTypes.hide)
}
