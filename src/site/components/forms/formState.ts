import type { RequestFailureKind } from '../../browser/requestFailures'
import type { ComposedEmail } from './composeEmail'
import type { FieldError } from './formValidation'

/** How far a message is. */
export type DeliveryState =
  | { status: 'editing' }
  | { status: 'sending' }
  /** Edited: the visitor went on writing in the meantime. */
  | { status: 'sent'; edited: boolean }
  | { status: 'failed'; edited: boolean; kind: RequestFailureKind; mayHaveArrived: boolean; email: ComposedEmail }
  | { status: 'composed'; email: ComposedEmail }
  /** The honeypot was filled in, by a machine or by a browser for a person. */
  | { status: 'suspected' }

/** All that a form knows besides what is typed, which its fields hold themselves. */
export interface FormState {
  delivery: DeliveryState
  /** What is wrong, by the names of the fields, in their order. */
  errors: Record<string, FieldError>
  /** How often the form was refused: its summary takes the focus each time. */
  refusals: number
}

/** A form that nobody has touched. */
export const initialFormState: FormState = { delivery: { status: 'editing' }, errors: {}, refusals: 0 }
