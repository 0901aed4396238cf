import type { TFunction } from 'i18next'
import type { ToastOptions } from '../../../../config/toasts'
import type { FormDraft } from '../../../browser/formDraft'
import { postFormWithRetry, toRequestError } from '../../../browser/request'
import { saveToastForNextPage } from '../../../browser/savedToast'
import { showToast } from '../../../browser/toast'
import type { FormSpec } from '../Form'
import type { FormValues } from '../formValidation'

/** Delay in milliseconds after which a slow delivery is announced. */
const slowAfter = 3000

/** The same values keep their id, so that the endpoint can detect a repeated delivery; others are another message. */
export function reuseOrCreateAttempt(
  values: FormValues,
  earlier: FormDraft['attempt'],
): NonNullable<FormDraft['attempt']> {
  const body = new URLSearchParams(values).toString()
  return earlier?.body === body ? earlier : { id: crypto.getRandomValues(new Uint32Array(4)).join('-'), body }
}

/**
 * Sends form values. A toast tells that it takes long; if the page is unloaded meanwhile, the next page warns that the
 * message may not have arrived. Returns the failure, if any, and a toast that tells the outcome on another page, with a
 * link back to a text that was not sent.
 */
export async function sendFormWithProgressToast(
  name: FormSpec['name'],
  endpoint: string,
  values: FormValues,
  t: TFunction,
) {
  const link = { label: t('form.back'), to: `${location.pathname}${location.search}#${name}-form` }
  const kept = { description: t('errors.kept'), link }
  const inDoubt = t(`form.inDoubt.${name}`)
  const discardWarning = saveToastForNextPage({ kind: 'warning', title: inDoubt, ...kept })
  const slow = { kind: 'loading', stacking: 'single', title: t('form.slow'), description: t('form.slowText') } as const
  let hideSlow: (() => void) | undefined
  const timer = setTimeout(() => (hideSlow = showToast(slow)), slowAfter)
  const failure = await postFormWithRetry(endpoint, new URLSearchParams(values)).then(() => null, toRequestError)
  clearTimeout(timer)
  hideSlow?.()
  discardWarning()
  const toast: ToastOptions = failure
    ? { kind: 'error', title: failure.details.mayHaveArrived ? inDoubt : t(`form.failed.${name}`), ...kept }
    : { kind: 'success', title: t(`form.sent.${name}`) }
  return { failure, toast }
}
