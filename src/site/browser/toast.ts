import type { ShownToast, ToastMessage } from '../../config/toasts'

/** Names of the window events that show and hide a toast. */
export const toastEventTypes = { show: 'toast', hide: 'toast-gone' } as const

declare global {
  interface WindowEventMap {
    [toastEventTypes.show]: CustomEvent<ShownToast>
    [toastEventTypes.hide]: CustomEvent<ShownToast>
  }
}

let count = 0

/** Shows a toast and returns a function that hides it; the toast component is loaded with the first one. */
export function showToast(message: ToastMessage): () => void {
  const toast: ShownToast = { ...message, id: ++count }
  const carry = (event: string) => void window.dispatchEvent(new CustomEvent(event, { detail: toast }))
  carry(toastEventTypes.show)
  return () => carry(toastEventTypes.hide)
}
