import type { FormDraft } from '../../../browser/formDraft'
import { saveToastForNextPage } from '../../../browser/savedToast'
import { sendForm } from '../../../browser/request'
import { showToast } from '../../../browser/toast'
import { toRequestError, type RequestError } from '../../../browser/requestFailures'
import type { FormWords } from '../Form'

/** How long a message is on its way before that is said, in milliseconds. */
const slowAfter = 3000

/** A message on its way to an endpoint. */
export interface FormSubmission {
  endpoint: string
  values: Record<string, string>
  words: FormWords
  /** The way back to the form, for what is said on another page. */
  link: { label: string; to: string }
}

/**
 * Sends a message, and gives how that failed, if it did. Meanwhile it says when that takes long; and should the page go,
 * the next one says that the message may not have arrived.
 */
export async function sendSubmissionWithToasts({
  endpoint,
  values,
  words,
  link,
}: FormSubmission): Promise<RequestError | null> {
  let hide: (() => void) | undefined
  const slow = setTimeout(() => {
    hide = showToast({ kind: 'loading', stacking: 'single', title: words.slow, description: words.slowText })
  }, slowAfter)
  let forget: (() => void) | undefined
  const leave = () => {
    forget = saveToastForNextPage({ kind: 'warning', title: words.inDoubt, description: words.kept, link })
  }
  window.addEventListener('pagehide', leave)
  try {
    await sendForm(endpoint, new URLSearchParams(values))
    forget?.()
    return null
  } catch (error) {
    return toRequestError(error, navigator.onLine)
  } finally {
    clearTimeout(slow)
    hide?.()
    window.removeEventListener('pagehide', leave)
  }
}

/**
 * The id and the text of what is to be sent. The same message keeps its id, so that one that did arrive is known when it
 * is repeated; another text is another message.
 */
export function createOrReuseAttempt(
  values: Record<string, string>,
  last: FormDraft['attempt'],
): NonNullable<FormDraft['attempt']> {
  const body = new URLSearchParams(values).toString()
  return last?.body === body ? last : { id: newId(), body }
}

// Not every page is served over https while it is being built, and only there is randomUUID.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(16).padStart(8, '0')).join('')
}
