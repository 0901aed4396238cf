import { screen } from '@testing-library/react'
import { Advantage } from '../../../../src/site/components/sections/Advantage'
import { linkTo } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.AdvantageSection

it('shows its cards with figure and note', () => {
  render(<Advantage section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.intro.title })).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('24 hQuickWe answer soon.On working days.')
  expect(second).toHaveTextContent(/^CloseWe sit with you.$/)
})

it('lists its figures if the content says so', () => {
  render(<Advantage section={{ ...section, look: 'ruled' }} {...placed} />)
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('24 hQuickIn detailWe answer soon.On working days.')
})

it('lists insights under their title only if there are any', () => {
  const { unmount } = render(<Advantage section={section} {...placed} />)
  expect(screen.getAllByRole('list')).toHaveLength(1)
  unmount()

  const insights = { insightsTitle: 'What we have seen', insights: ['Dates slip.', 'Papers are lost.'] }
  render(<Advantage section={{ ...section, ...insights }} {...placed} />)
  expect(screen.getByRole('heading', { name: insights.insightsTitle })).toBeVisible()
  expect(screen.getAllByRole('listitem').slice(-2)).toEqual(insights.insights.map(text => screen.getByText(text)))
})

it('shows its buttons', () => {
  render(<Advantage section={{ ...section, actions: [linkTo('/about', 'Meet us')] }} {...placed} />)
  expect(screen.getByRole('link', { name: 'Meet us' })).toHaveAttribute('href', '/about')
})
