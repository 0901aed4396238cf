import { dropDraft } from '../../../browser/draft'
import { loadClient } from '../../../browser/loadClient'
import { track } from '../../../browser/track'
import { emailBody, emailHref } from '../../../lib/composeEmail'
import { failureOf, type FailureKind } from '../../../lib/failures'
import { trapName } from '../trapName'
import type { Composed, Progress } from './progress'
import { linesOf, valuesOf } from './values'

/** What must be known of a form to deliver it. */
export interface DeliveryOptions {
  /** Names the draft in the browser, which goes once the form is sent. */
  name: string
  /** Names the form in analytics. */
  category: string
  /** Where it is sent; null composes an e-mail. */
  endpoint: string | null
  /** Who gets the e-mail, and its subject. */
  email: string
  subject: string
}

/** Gives what delivers a form as it is filled in just then, to its endpoint or by e-mail, and tells how that goes. */
export function deliveryOf(
  form: HTMLFormElement,
  { name, category, endpoint, email, subject }: DeliveryOptions,
  tell: (progress: Progress) => void,
): () => void {
  let messageId = ''

  const compose = (): Composed => {
    const body = emailBody(linesOf(form))
    return { href: emailHref(email, subject, body), body }
  }

  const fail = (kind: FailureKind) => {
    track({ name: 'form_error', category, label: kind })
    tell({ step: 'failed', kind, email: compose() })
  }

  const sendTo = async (address: string) => {
    tell({ step: 'sending' })
    const data = new FormData(form)
    data.delete(trapName)
    // The same message keeps its id, so that an attempt that did arrive is known when it is repeated.
    messageId ||= newId()
    data.set('id', messageId)
    try {
      const { send } = await loadClient()
      await send(address, data)
    } catch (error) {
      return fail(failureOf(error, navigator.onLine))
    }
    messageId = ''
    dropDraft(name)
    track({ name: 'form_submit', category, label: 'sent' })
    tell({ step: 'sent' })
  }

  const openEmail = () => {
    const composed = compose()
    track({ name: 'form_submit', category, label: 'email' })
    tell({ step: 'composed', email: composed })
    location.assign(composed.href)
  }

  return () => {
    if (valuesOf(form)[trapName]) return fail('unknown')
    if (endpoint) return void sendTo(endpoint)
    openEmail()
  }
}

// Not every page is served over https while it is being built, and only there is randomUUID.
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(16).padStart(8, '0')).join('')
}
