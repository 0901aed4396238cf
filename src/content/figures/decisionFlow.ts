import type { DecisionFlow } from '../../shared/figures/decisionFlow'
import type { Localized } from '../resolveLocalizedContent'
import type { Section } from '../model'

const limits = { min: 2, max: 7 }

/** The decision flow of a localized `flow` section. */
export function buildSectionDecisionFlow({ steps }: Localized<Extract<Section, { type: 'flow' }>>): DecisionFlow {
  return {
    steps: steps.map(({ question, answers }) => ({
      question,
      answers: answers.map(({ answer, next, outcome }) => ({ answer, to: next, outcome })),
    })),
  }
}

/**
 * Finds problems of a flow: too few or too many questions, answers that lead back or to a question that does not exist,
 * and questions that no answer leads to. `row` is the number of the question, starting at 1.
 */
export function findDecisionFlowProblems({ steps }: DecisionFlow): { row: number; message: string }[] {
  const problems: { row: number; message: string }[] = []
  const count = steps.length
  const targets = steps.flatMap(({ answers }, index) =>
    answers.flatMap(({ to }) => (to ? [{ row: index + 1, to }] : [])),
  )
  for (const { row, to } of targets)
    if (to > count)
      problems.push({ row, message: `leads to question ${to}, but there ${count === 1 ? 'is' : 'are'} ${count}` })
    else if (to <= row)
      problems.push({ row, message: `leads back to question ${to}; a decision leads on, so that it ends` })
  if (count < limits.min || count > limits.max)
    problems.push({
      row: 1,
      message: `has ${count === 1 ? '1 question' : `${count} questions`}; a decision has ${limits.min} to ${limits.max}`,
    })
  steps.forEach((_, index) => {
    if (index > 0 && !targets.some(({ to }) => to === index + 1))
      problems.push({
        row: index + 1,
        message: `is a question that no answer leads to; have an answer above it lead to question ${index + 1}`,
      })
  })
  return problems
}
