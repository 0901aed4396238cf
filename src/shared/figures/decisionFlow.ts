/** A decision made by answering a few questions in order. */
export interface DecisionFlow {
  steps: DecisionFlowQuestion[]
}

/** One question with its answers. */
export interface DecisionFlowQuestion {
  question: string
  answers: DecisionFlowAnswer[]
}

/** An answer leads to a question (`to`, its 1-based number) or to an outcome. */
export interface DecisionFlowAnswer {
  answer: string
  to?: number
  outcome?: string
  /** Whether this is the outcome that the text is about. */
  emphasized?: boolean
}
