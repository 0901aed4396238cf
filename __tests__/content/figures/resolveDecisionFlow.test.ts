import { resolveDecisionFlow } from '../../../src/content/figures/resolveDecisionFlow'

const answers = (...leads: string[]) =>
  leads.map((words, index) => ({ answer: ['Yes', 'No'][index] ?? '', leads: words }))

it('parses links to questions and outcomes', () => {
  const { flow, problems } = resolveDecisionFlow([
    { question: 'A drug?', answers: answers('→ 2', 'A device') },
    { question: 'New?', answers: answers('A submission', 'A copy') },
  ])
  expect(problems).toEqual([])
  expect(flow.steps[0]?.answers).toEqual([
    { answer: 'Yes', to: 2 },
    { answer: 'No', outcome: 'A device' },
  ])
})

it.each([
  ['a question that does not exist', [answers('→ 9', 'X'), answers('Y', 'Z')], 'leads to question 9'],
  ['a way back', [answers('→ 2', 'X'), answers('→ 1', 'Z')], 'leads back to question 1'],
  ['a question out of reach', [answers('W', 'X'), answers('Y', 'Z')], 'no answer leads to'],
  ['a single question', [answers('W', 'X')], 'has 1 question; a decision has 2 to 7'],
  ['a single question that leads on', [answers('→ 2', 'X')], 'leads to question 2, but there is 1'],
])('reports %s', (_, questions, said) => {
  const { problems } = resolveDecisionFlow(questions.map((answers, index) => ({ question: `Q${index}`, answers })))
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(said))
})
