import type { DecisionFlowQuestion } from '../../../../src/shared/figures/decisionFlow'
import { buildDecisionFlowElements } from '../../../../src/shared/figures/buildDecisionFlowElements'
import type { RenderTreeElement } from '../../../../src/shared/mdx/renderTree'
import { foldFlowAnswers } from '../../../../src/site/components/sections/foldFlowAnswers'

const steps: DecisionFlowQuestion[] = [
  {
    question: 'Is it a drug?',
    answers: [
      { answer: 'Yes', to: 2 },
      { answer: 'No', outcome: 'A device licence' },
    ],
  },
  { question: 'Is it sold?', answers: [{ answer: 'Yes', to: 3 }] },
  { question: 'Is it new?', answers: [{ answer: 'Yes', outcome: 'A new drug submission' }] },
]
const [list] = foldFlowAnswers(buildDecisionFlowElements({ steps }), question => `In detail: ${question}`)
const elementsOf = (node?: RenderTreeElement) => (node?.children ?? []).filter(child => typeof child !== 'string')
const questions = elementsOf(list as RenderTreeElement)
const foldOf = (step?: RenderTreeElement) => elementsOf(step).find(({ type }) => type === 'details')

it('folds the answers beside a question, named after it, and opens those of the first', () => {
  expect(questions.map(step => foldOf(step)?.props)).toEqual([
    { className: 'fold by-title', open: true },
    undefined,
    { className: 'fold by-title' },
  ])
  const [summary, answers] = elementsOf(foldOf(questions[2]))
  expect(summary).toEqual({ type: 'summary', props: { 'aria-label': 'In detail: Is it new?' } })
  expect(JSON.stringify(answers)).toContain('A new drug submission')
})
