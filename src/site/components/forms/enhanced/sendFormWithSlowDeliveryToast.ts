import type { TFunction } from 'i18next'
import type { ToastMessage } from '../../../../config/toasts'
import { postFormWithRetry, toRequestError, type RequestError } from '../../../browser/request'
import { saveToastForNextPage } from '../../../browser/savedToast'
import { showToast } from '../../../browser/toast'

/** Delay in milliseconds after which a slow delivery is announced. */
const slowAfter = 3000

/**
 * Sends form values and returns the failure, if any. If it takes long, a toast says so. `warning` is a toast for the
 * next page, shown if this page is left before the answer.
 */
export async function sendFormWithSlowDeliveryToast(
  endpoint: string,
  values: URLSearchParams,
  warning: ToastMessage,
  t: TFunction,
): Promise<RequestError | null> {
  const discardWarning = saveToastForNextPage(warning)
  const slow = { kind: 'loading', stacking: 'single', title: t('form.slow'), description: t('form.slowText') } as const
  let hideSlow: (() => void) | undefined
  const timer = setTimeout(() => (hideSlow = showToast(slow)), slowAfter)
  const failure = await postFormWithRetry(endpoint, values).then(() => null, toRequestError)
  clearTimeout(timer)
  hideSlow?.()
  discardWarning()
  return failure
}
