import { findDecisionFlowProblems } from '../../../src/content/figures/decisionFlow'

const answers = (...targets: (number | string)[]) =>
  targets.map(target => ({ answer: 'Yes', ...(typeof target === 'number' ? { to: target } : { outcome: target }) }))

it('accepts answers that lead to a later question or an outcome', () => {
  const steps = [
    { question: 'A drug?', answers: answers(2, 'A device') },
    { question: 'New?', answers: answers('A submission', '→ 1') },
  ]
  expect(findDecisionFlowProblems({ steps })).toEqual([])
})

it.each([
  ['a question that does not exist', [answers(9, 'X'), answers('Y', 'Z')], 'leads to question 9'],
  ['a way back', [answers(2, 'X'), answers(1, 'Z')], 'leads back to question 1'],
  ['a question out of reach', [answers('W', 'X'), answers('Y', 'Z')], 'no answer leads to'],
  ['a single question', [answers('W', 'X')], 'has 1 question; a decision has 2 to 7'],
  ['a single question that leads on', [answers(2, 'X')], 'leads to question 2, but there is 1'],
])('reports %s', (_, questions, said) => {
  const problems = findDecisionFlowProblems({
    steps: questions.map((answers, index) => ({ question: `Q${index}`, answers })),
  })
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(said))
})
