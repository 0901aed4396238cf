import type { RequestError } from '../../browser/request'
import type { ComposedEmail } from './composeEmail'
import type { FieldError } from './formValidation'

/** What became of the last submit. `edited`: the visitor has changed the form in the meantime. */
export type DeliveryState =
  | { status: 'editing' | 'sending' }
  /** A field is invalid. */
  | { status: 'refused' }
  /** The honeypot was filled in, by a bot or by autofill. */
  | { status: 'suspected' }
  | { status: 'composed'; email: ComposedEmail }
  | { status: 'sent'; edited: boolean }
  | { status: 'failed'; edited: boolean; failure: RequestError; email: ComposedEmail }

/** The state of a form apart from its values, which the (uncontrolled) fields hold. */
export interface FormState {
  delivery: DeliveryState
  /** Errors by field name, in field order. */
  errors: Record<string, FieldError>
}

export const initialFormState: FormState = { delivery: { status: 'editing' }, errors: {} }
