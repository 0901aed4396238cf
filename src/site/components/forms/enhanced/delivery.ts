import type { ToastMessage } from '../../../../config/toasts'
import type { FormDraft } from '../../../browser/formDraft'
import { sendForm } from '../../../browser/request'
import { toRequestError, type RequestError } from '../../../browser/requestFailures'
import { saveToastForNextPage } from '../../../browser/savedToast'
import { showToast } from '../../../browser/toast'

/** Delay in milliseconds after which a slow delivery is announced. */
const slowAfter = 3000

/**
 * Sends form values; returns the error if that failed. Shows the `slow` toast while it takes long; if the page is
 * unloaded meanwhile, the next page shows `inDoubt`.
 */
export async function sendWithToasts(
  endpoint: string,
  values: Record<string, string>,
  { slow, inDoubt }: Record<'slow' | 'inDoubt', ToastMessage>,
): Promise<RequestError | null> {
  let hideSlow: (() => void) | undefined
  const timer = setTimeout(() => (hideSlow = showToast(slow)), slowAfter)
  let forgetDoubt: (() => void) | undefined
  const leave = () => (forgetDoubt = saveToastForNextPage(inDoubt))
  window.addEventListener('pagehide', leave)
  try {
    await sendForm(endpoint, new URLSearchParams(values))
    forgetDoubt?.()
    return null
  } catch (error) {
    return toRequestError(error, navigator.onLine)
  } finally {
    clearTimeout(timer)
    hideSlow?.()
    window.removeEventListener('pagehide', leave)
  }
}

/** The same values keep their id, so that the endpoint can detect a repeated delivery; others are another message. */
export function identifyAttempt(
  values: Record<string, string>,
  earlier: FormDraft['attempt'],
): NonNullable<FormDraft['attempt']> {
  const body = new URLSearchParams(values).toString()
  return earlier?.body === body ? earlier : { id: createId(), body }
}

// crypto.randomUUID is only available over HTTPS, which develop does not use.
function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(16).padStart(8, '0')).join('')
}
