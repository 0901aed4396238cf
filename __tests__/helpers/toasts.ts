import { toastEvent } from '../../src/browser/toast'
import type { ToastMessage } from '../../src/config/toasts'

let messages: ToastMessage[] = []

beforeEach(() => {
  messages = []
})
window.addEventListener(toastEvent, event => messages.push((event as CustomEvent<ToastMessage>).detail))

/** The messages that were to be shown since the test began. */
export const said = () => messages
