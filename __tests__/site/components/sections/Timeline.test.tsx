import { screen } from '@testing-library/react'
import { Timeline } from '../../../../src/site/components/sections/Timeline'
import { render } from '../../../helpers/render'
import { linkTo } from '../../../helpers/fixtures'
import { placed, sections } from '../../../helpers/sections'

const section = sections.TimelineSection

it('shows the drawing as one image, with the same content in a table', () => {
  render(<Timeline section={section} {...placed} />)
  const drawing = screen.getByRole('img', { name: 'Screening: 45 days; Answer: 90 days' })
  expect(drawing).toHaveTextContent('Screening, as drawn')
  const cells = screen.getByRole('table', { hidden: true }).querySelectorAll('tbody :is(th, td)')
  expect([...cells].map(cell => cell.textContent)).toEqual(
    section.phases.flatMap(({ name, time, holder }) => [name, time, holder]),
  )
})

it('shows its note and buttons', () => {
  render(<Timeline section={{ ...section, note: 'An example.', actions: [linkTo('/faq', 'More')] }} {...placed} />)
  expect(screen.getByText('An example.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/faq')
})
