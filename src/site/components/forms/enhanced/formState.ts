import type { FieldError } from '../formValidation'
import type { ComposedEmail } from './composeEmail'

/** What a form shows apart from its values, which the (uncontrolled) fields hold. */
export interface FormState {
  delivery: DeliveryState
  /** Errors by field name, in field order. */
  errors: Record<string, FieldError>
}

/** What became of the last submit, and the words that say so. */
export interface DeliveryState {
  /** `refused`: a field is invalid. `suspected`: the honeypot was filled in, by a bot or by autofill. */
  status: 'editing' | 'refused' | 'suspected' | 'composed' | 'sending' | 'sent' | 'failed'
  title?: string
  text?: string
  /** The same text as an e-mail, to send instead. */
  email?: ComposedEmail
  /** Whether the visitor has changed the form in the meantime. */
  edited?: boolean
  /** For `refused`, when. */
  submittedAt?: number
}

/** Nothing submitted yet. */
export const initialFormState: FormState = { delivery: { status: 'editing' }, errors: {} }
