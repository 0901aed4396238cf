import { toastEventTypes } from '../../src/site/browser/toast'
import type { ShownToast, ToastMessage } from '../../src/config/toasts'

let messages: ToastMessage[] = []

beforeEach(() => {
  messages = []
})
window.addEventListener(toastEventTypes.show, event => {
  const { id: _id, ...message } = (event as CustomEvent<ShownToast>).detail
  messages.push(message)
})

/** Toasts dispatched since the test began. */
export const getToasts = () => messages
