import type { DecisionFlow } from '../../shared/figures/decisionFlow'

/** A question as a writer types it; `leads` is “→ 3” or the text of an outcome. */
export interface UnresolvedDecisionFlowQuestion {
  question: string
  answers: { answer: string; leads: string }[]
}

/** The resolved flow and its errors; `row` is the number of the question, starting at 1. */
export interface DecisionFlowWithProblems {
  flow: DecisionFlow
  problems: { row: number; message: string }[]
}

const limits = { min: 2, max: 7 }

/** Resolves where the answers of a decision flow lead: “→ 3” leads to the third question, any other text is an outcome. */
export function resolveDecisionFlow(questions: UnresolvedDecisionFlowQuestion[]): DecisionFlowWithProblems {
  const problems: DecisionFlowWithProblems['problems'] = []
  const count = questions.length
  const steps = questions.map(({ question, answers }, index) => ({
    question,
    answers: answers.map(({ answer, leads }) => {
      const [, to] = /^→[\s\u00a0]*(\d+)$/u.exec(leads.trim()) ?? []
      if (!to) return { answer, outcome: leads.trim() }
      const say = (message: string) => problems.push({ row: index + 1, message })
      if (Number(to) > count) say(`leads to question ${to}, but there ${count === 1 ? 'is' : 'are'} ${count}`)
      else if (Number(to) <= index + 1) say(`leads back to question ${to}; a decision leads on, so that it ends`)
      return { answer, to: Number(to) }
    }),
  }))
  if (count < limits.min || count > limits.max)
    problems.push({
      row: 1,
      message: `has ${count === 1 ? '1 question' : `${count} questions`}; a decision has ${limits.min} to ${limits.max}`,
    })
  const reached = new Set(steps.flatMap(({ answers }) => answers.map(({ to }) => to)))
  steps.forEach((_, index) => {
    if (index > 0 && !reached.has(index + 1))
      problems.push({
        row: index + 1,
        message: `is a question that no answer leads to; have an answer above it lead to question ${index + 1}`,
      })
  })
  return { flow: { steps }, problems }
}
