import { screen, within } from '@testing-library/react'
import { Stats } from '../../../../src/site/components/sections/Stats'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.StatsSection

it('lists numbers with label and note below its opening', () => {
  render(<Stats section={section} {...placed} />)
  const region = within(screen.getByRole('region', { name: section.opening?.title }))
  expect(region.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '12years of practiceSince 2014.',
    '80companies served',
  ])
})

it('shows numbers with label and note without an opening', () => {
  render(<Stats section={{ ...section, opening: null, id: 'numbers' }} {...placed} />)
  expect(document.getElementById('numbers')).toContainElement(screen.getByText('12'))
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual([
    'years of practiceSince 2014.',
    'companies served',
  ])
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['12', '80'])
})

it('is a region named by its opening, or no region without one', () => {
  const { unmount } = render(<Stats section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.opening?.title })).toBeVisible()
  unmount()
  render(<Stats section={{ ...section, opening: null }} {...placed} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
