import type { FailureKind } from '../../../lib/failures'
import type { Problem } from '../../../lib/validation'

/** An e-mail that says what was typed. */
export interface Composed {
  href: string
  body: string
}

/** Where a form stands on its way. */
export type Progress =
  | { step: 'filling' }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'composed'; email: Composed }
  | { step: 'failed'; kind: FailureKind; email: Composed }

/** What a form shows of itself. */
export interface FormState {
  progress: Progress
  /** What is wrong, by the names of the fields. */
  problems: Record<string, Problem>
  /** How often the form was held back: the summary takes the focus each time. */
  attempts: number
}

/** A form that nobody has touched. */
export const untouched: FormState = { progress: { step: 'filling' }, problems: {}, attempts: 0 }
