import type { RequestFailureKind } from '../../browser/requestFailures'
import type { ComposedEmail } from './composeEmail'
import type { FieldError } from './formValidation'

/** The state of a delivery. */
export type DeliveryState =
  | { status: 'editing' }
  | { status: 'sending' }
  /** `edited`: the visitor has changed the form in the meantime. */
  | { status: 'sent'; edited: boolean }
  | { status: 'failed'; edited: boolean; kind: RequestFailureKind; mayHaveArrived: boolean; email: ComposedEmail }
  | { status: 'composed'; email: ComposedEmail }
  /** The honeypot was filled in, by a bot or by autofill. */
  | { status: 'suspected' }

/** The state of a form apart from its values, which the (uncontrolled) fields hold. */
export interface FormState {
  delivery: DeliveryState
  /** Errors by field name, in field order. */
  errors: Record<string, FieldError>
  /** Number of refused submits; the summary takes focus each time. */
  refusals: number
}

export const initialFormState: FormState = { delivery: { status: 'editing' }, errors: {}, refusals: 0 }
