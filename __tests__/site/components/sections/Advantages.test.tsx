import { cleanup, screen, within } from '@testing-library/react'
import { Advantages } from '../../../../src/site/components/sections/Advantages'
import { linkTo } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.AdvantageSection

it('shows its cards with figure and note', () => {
  render(<Advantages section={section} {...placed} />)
  expect(screen.getByRole('region', { name: section.intro.title })).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('24 hQuickWe answer soon.On working days.')
  expect(second).toHaveTextContent(/^CloseWe sit with you.$/)
})

it('lists its figures if the content says so', () => {
  render(<Advantages section={{ ...section, look: 'ruled' }} {...placed} />)
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('24 hQuickWe answer soon.On working days.')
})

it('folds the texts of all figures on phones if one is long, but none above a note', () => {
  const cards = section.cards.map(card => ({ ...card, text: card.text.repeat(20) }))
  render(<Advantages section={{ ...section, look: 'ruled', cards }} {...placed} />)
  const folds = () => screen.getAllByRole('listitem').map(item => within(item).queryAllByRole('group').length)
  expect(section.cards.some(({ note }) => note)).toBe(true)
  expect(folds()).toEqual(section.cards.map(() => 0))
  cleanup()
  const bare = cards.map(card => ({ ...card, note: null }))
  render(<Advantages section={{ ...section, look: 'ruled', cards: bare }} {...placed} />)
  expect(folds()).toEqual(section.cards.map(() => 1))
})

it('lists insights under their title only if there are any', () => {
  const { unmount } = render(<Advantages section={section} {...placed} />)
  expect(screen.getAllByRole('list')).toHaveLength(1)
  unmount()

  const insights = { insightsTitle: 'What we have seen', insights: ['Dates slip.', 'Papers are lost.'] }
  render(<Advantages section={{ ...section, ...insights }} {...placed} />)
  expect(screen.getByRole('heading', { name: insights.insightsTitle })).toBeVisible()
  expect(screen.getAllByRole('listitem').slice(-2)).toEqual(insights.insights.map(text => screen.getByText(text)))
})

it('shows its buttons', () => {
  render(<Advantages section={{ ...section, actions: [linkTo('/about', 'Meet us')] }} {...placed} />)
  expect(screen.getByRole('link', { name: 'Meet us' })).toHaveAttribute('href', '/about')
})
