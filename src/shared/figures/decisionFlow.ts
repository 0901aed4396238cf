/** A decision of a few questions, asked in order. */
export interface DecisionFlow {
  steps: DecisionFlowQuestion[]
}

/** One question with its answers. */
export interface DecisionFlowQuestion {
  question: string
  answers: DecisionFlowAnswer[]
}

/** An answer: it leads to a question by its number, the first being 1, or to what follows from it. */
export interface DecisionFlowAnswer {
  answer: string
  to?: number
  outcome?: string
}
