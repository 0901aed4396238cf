/** A decision of a few questions, asked in order. */
export interface DecisionFlow {
  steps: FlowQuestion[]
}

/** One question with its answers. */
export interface FlowQuestion {
  question: string
  answers: FlowAnswer[]
}

/** An answer: it leads to a question by its number, the first being 1, or to what follows from it. */
export interface FlowAnswer {
  answer: string
  to?: number
  outcome?: string
}
