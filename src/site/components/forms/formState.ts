import type { ComposedEmail } from './composeEmail'
import type { RequestFailureKind } from '../../browser/requestFailures'
import type { FieldError } from './formValidation'

/** What is wrong, by the names of the fields, in their order. */
type FieldErrorsByName = Record<string, FieldError>

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
  errors: FieldErrorsByName
  /** How often the form was refused: its summary takes the focus each time. */
  refusals: number
}

/** What can happen to a form. */
export type FormAction =
  | { type: 'edited' }
  | { type: 'checked'; errors: FieldErrorsByName }
  | { type: 'refused'; errors: FieldErrorsByName }
  | { type: 'delivery'; delivery: DeliveryState }

/** A form that nobody has touched. */
export const initialFormState: FormState = { delivery: { status: 'editing' }, errors: {}, refusals: 0 }

/** The state of a form after an action. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'edited': {
      // An e-mail that waits no longer says what stands in the form.
      const passed = ['composed', 'suspected'].includes(state.delivery.status)
      return passed ? { ...state, delivery: initialFormState.delivery } : state
    }
    case 'checked':
      return { ...state, errors: action.errors }
    case 'refused':
      return { delivery: initialFormState.delivery, errors: action.errors, refusals: state.refusals + 1 }
    case 'delivery':
      return { ...state, delivery: action.delivery, errors: {} }
  }
}
