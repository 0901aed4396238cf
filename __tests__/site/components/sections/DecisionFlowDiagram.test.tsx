import { screen } from '@testing-library/react'
import { DecisionFlowDiagram } from '../../../../src/site/components/sections/DecisionFlowDiagram'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.FlowSection

it('shows the drawing as text, with questions and outcomes in a table', () => {
  render(<DecisionFlowDiagram section={section} {...placed} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByRole('figure')).toHaveTextContent('Is it a drug, as drawn?')
  const rows = [...screen.getByRole('table', { hidden: true }).querySelectorAll('tr')]
  expect(rows.map(row => [...row.cells].map(cell => cell.textContent))).toEqual([
    ['Question', 'Yes', 'No'],
    ['Is it a drug?', '→\u00a02', 'A device licence'],
    ['Is it new?', 'A new drug submission', 'An abbreviated one'],
  ])
})

it('shows a dash for an answer that a question does not have', () => {
  const [first, second] = section.steps
  if (!first || !second) throw new Error('The sample has two questions.')
  const steps = [
    first,
    { ...second, answers: second.answers.map(each => ({ ...each, answer: `${each.answer}, both` })) },
  ]
  render(<DecisionFlowDiagram section={{ ...section, steps }} {...placed} />)
  const [, , row] = screen.getByRole('table', { hidden: true }).querySelectorAll('tr')
  expect([...(row?.cells ?? [])].map(cell => cell.textContent).slice(1, 3)).toEqual(['—', '—'])
})
