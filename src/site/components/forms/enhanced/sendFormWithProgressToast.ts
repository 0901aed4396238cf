import type { TFunction } from 'i18next'
import type { ToastOptions } from '../../../../config/toasts'
import type { FormDraft } from '../../../browser/formDraft'
import { postFormWithRetry, toRequestError, type RequestError } from '../../../browser/request'
import { saveToastForNextPage } from '../../../browser/savedToast'
import { showToast } from '../../../browser/toast'
import type { FormSpec } from '../Form'

type Values = Record<string, string>

interface Delivery {
  failure: RequestError | null
  /** Tells the outcome on another page, with a link back to a text that was not sent. */
  toast: ToastOptions
}

/** Delay in milliseconds after which a slow delivery is announced. */
const slowAfter = 3000

/** The same values keep their id, so that the endpoint can detect a repeated delivery; others are another message. */
export function reuseOrCreateAttempt(values: Values, earlier: FormDraft['attempt']): NonNullable<FormDraft['attempt']> {
  const body = new URLSearchParams(values).toString()
  return earlier?.body === body ? earlier : { id: crypto.getRandomValues(new Uint32Array(4)).join('-'), body }
}

/**
 * Sends form values. A toast tells that it takes long; if the page is unloaded meanwhile, the next page warns that the
 * message may not have arrived.
 */
export async function sendFormWithProgressToast(
  name: FormSpec['name'],
  endpoint: string,
  values: Values,
  t: TFunction,
) {
  const link = { label: t('form.back'), to: `${location.pathname}${location.search}#${name}-form` }
  const kept = { description: t('errors.kept'), link }
  const inDoubt = t(`form.inDoubt.${name}`)
  const discardWarning = saveToastForNextPage({ kind: 'warning', title: inDoubt, ...kept })
  const slow = { kind: 'loading', stacking: 'single', title: t('form.slow'), description: t('form.slowText') } as const
  let hideSlow: (() => void) | undefined
  const timer = setTimeout(() => (hideSlow = showToast(slow)), slowAfter)
  try {
    await postFormWithRetry(endpoint, new URLSearchParams(values))
    return { failure: null, toast: { kind: 'success', title: t(`form.sent.${name}`) } } satisfies Delivery
  } catch (error) {
    const failure = toRequestError(error)
    const title = failure.details.mayHaveArrived ? inDoubt : t(`form.failed.${name}`)
    return { failure, toast: { kind: 'error', title, ...kept } } satisfies Delivery
  } finally {
    clearTimeout(timer)
    hideSlow?.()
    discardWarning()
  }
}
