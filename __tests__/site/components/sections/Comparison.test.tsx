import { screen, within } from '@testing-library/react'
import { Comparison } from '../../../../src/site/components/sections/Comparison'
import { linkTo } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.ComparisonSection
const labelsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.dataset.column)

it('is a named table with column and row headers', () => {
  render(<Comparison section={section} {...placed} />)
  const table = within(screen.getByRole('table', { name: section.intro.title }))
  const heads = table.getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual(Object.values(section.columns))
  heads.forEach(head => expect(head).toHaveAttribute('scope', 'col'))
  section.rows.forEach(({ aspect, ...cells }) => {
    const row = table.getByRole('rowheader', { name: aspect }).parentElement as HTMLElement
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(Object.values(cells))
  })
})

it('gives each cell its column name as data', () => {
  render(<Comparison section={section} {...placed} />)
  const { theirs, ours, advantage } = section.columns
  screen
    .getAllByRole('row')
    .slice(1)
    .forEach(row => expect(labelsOf(row)).toEqual([theirs, ours, advantage]))
})

it('leaves out the last column if it has no name', () => {
  const columns = { ...section.columns, advantage: null }
  const rows = section.rows.map(row => ({ ...row, advantage: null }))
  render(<Comparison section={{ ...section, columns, rows }} {...placed} />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getAllByRole('cell')).toHaveLength(4)
})

it('shows its note and buttons in the “beside” layout', () => {
  const more = { note: 'In a usual year.', actions: [linkTo('#pricing', 'See the prices')], layout: 'beside' }
  render(<Comparison section={{ ...section, ...more }} {...placed} />)
  expect(screen.getByText(more.note)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the prices' })).toHaveAttribute('href', '#pricing')
})
