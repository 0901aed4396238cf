import { screen, within } from '@testing-library/react'
import { Cards } from '../../../../src/site/components/sections/Cards'
import { radius } from '../../../../src/site/styles/tokens'
import { takenByRouter } from '../../../helpers/clicks'
import { linkTo } from '../../../helpers/fixtures'
import { render } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.CardsSection
const cardOf = (title: string) => screen.getByRole('heading', { name: title }).parentElement as HTMLElement

it('shows all parts of a card, with its id', () => {
  render(<Cards section={section} {...placed} />)
  const card = cardOf('Patents')
  expect(card).toHaveAttribute('id', 'patents')
  expect(card).toHaveTextContent(
    '30 %PatentsWe file.Included (2)SearchFilingIn Canada.From 2,500 $Learn more about patents',
  )
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Search', 'Filing'])
})

it('gives the points of a card ticks only if it has a price', () => {
  const countTicks = () => cardOf('Patents').querySelectorAll('li svg.lucide-check').length
  const { unmount } = render(<Cards section={section} {...placed} />)
  expect(countTicks()).toBe(2)
  unmount()
  render(<Cards section={{ ...section, items: section.items.map(item => ({ ...item, cost: null })) }} {...placed} />)
  expect(countTicks()).toBe(0)
})

it('ends a story with its outcome', () => {
  const items = section.items.slice(1).map(item => ({ ...item, outcome: 'We won.' }))
  render(<Cards section={{ ...section, look: 'ruled', items }} {...placed} />)
  expect(cardOf('Trademarks')).toHaveTextContent(/We watch\.We won\.$/)
})

it('renders nothing for missing parts of a card', () => {
  render(<Cards section={section} {...placed} />)
  expect(cardOf('Trademarks')).toHaveTextContent(/^TrademarksWe watch.$/)
  expect(cardOf('Trademarks').children).toHaveLength(2)
})

it('gives each card’s link a distinct name', () => {
  render(<Cards section={section} {...placed} />)
  const link = within(cardOf('Patents')).getByRole('link', { name: 'Learn more about patents' })
  expect(link).toHaveAttribute('href', '/services/intellectual-property')
})

it.each([
  { cost: { text: '400 $' }, link: null, foot: '400 $' },
  { cost: null, link: linkTo('/about', 'More'), foot: 'More' },
])('shows a price or a link alone: $foot', ({ cost, link, foot }) => {
  const items = section.items.map(item => (item.title === 'Trademarks' ? { ...item, cost, link } : item))
  render(<Cards section={{ ...section, items }} {...placed} />)
  expect(within(cardOf('Trademarks')).getByText(foot, { exact: false })).toBeVisible()
})

it('renders boxes, or rules if the content says so', () => {
  const { unmount } = render(<Cards section={section} {...placed} />)
  expect(cardOf('Patents')).toHaveStyle({ borderRadius: radius.card })
  unmount()
  render(<Cards section={{ ...section, look: 'ruled' }} {...placed} />)
  expect(cardOf('Patents')).not.toHaveStyle({ borderRadius: radius.card })
})

it('folds the texts of rows that have nothing else', () => {
  const bare = { stat: null, icon: null, ticks: null, cost: null, link: null }
  const items = section.items.map(item => ({ ...item, ...bare }))
  render(<Cards section={{ ...section, look: 'ruled', perRow: 1, items }} {...placed} />)
  expect(within(cardOf('Patents')).getByRole('group')).toHaveTextContent(/We file/)
})

it('lists items that are only figures', () => {
  const items = section.items.map(item => ({ ...item, place: null, ticks: null, icon: null, cost: null, link: null }))
  const numbers = items.map((item, index) => ({ ...item, stat: `${index + 1}0 %` }))
  render(<Cards section={{ ...section, look: 'ruled', items: numbers }} {...placed} />)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '10 %PatentsWe file.In Canada.',
    '20 %TrademarksWe watch.',
  ])
})

it('folds texts below titles if cards have nothing else', () => {
  const bare = { stat: null, icon: null, ticks: null, cost: null, link: null }
  render(<Cards section={{ ...section, items: section.items.map(item => ({ ...item, ...bare })) }} {...placed} />)
  expect(within(cardOf('Patents')).getByRole('group')).toHaveTextContent(/In detail.*We file/)
})

it('shows the texts and links of titles in one column', () => {
  const bare = { stat: null, icon: null, ticks: null, cost: null, note: null }
  const items = section.items.map(item => ({ ...item, ...bare }))
  render(<Cards section={{ ...section, look: 'ruled', perRow: 1, items }} {...placed} />)
  expect(within(cardOf('Patents')).getByText('We file.')).toBeVisible()
  expect(within(cardOf('Patents')).getByRole('link')).toHaveAttribute('href', items[0]?.link?.to)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

it('folds more than four cards to their titles, with their links; of cards with prices, only their points', () => {
  const items = section.items
    .slice(0, 1)
    .flatMap(card => ['Patents', 'Marks', 'Designs', 'Secrets', 'Names'].map(title => ({ ...card, title })))
    .map(card => ({ ...card, stat: null, cost: null }))
  const { unmount } = render(<Cards section={{ ...section, items }} {...placed} />)
  const fold = within(cardOf('Marks')).getByRole('group')
  expect(fold).toHaveTextContent('In detail (2)We file.SearchFilingIn Canada.Learn more about patents')
  unmount()
  const priced = items.map(item => ({ ...item, cost: { text: '400 $' } }))
  render(<Cards section={{ ...section, items: priced }} {...placed} />)
  expect(within(cardOf('Marks')).getByRole('group')).toHaveTextContent(/^Included \(2\)SearchFiling$/)
  expect(within(cardOf('Marks')).getByText('We file.')).toBeVisible()
})

it('shows what services with drawings and prices include without a fold', () => {
  const cover = { ground: 'mint', shapes: [], labels: [], small: [] }
  const items = section.items.map(item => ({ ...item, cover, cost: { text: '400 $' } }))
  render(<Cards section={{ ...section, items }} {...placed} />)
  expect(within(cardOf('Patents')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

it('shows texts below titles with a mark', () => {
  const bare = { stat: null, icon: null, ticks: null, cost: null, link: null }
  const items = section.items.map(item => ({ ...item, ...bare }))
  render(<Cards section={{ ...section, marks: 'vertices', items }} {...placed} />)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

it('shows its note and buttons', () => {
  render(
    <Cards section={{ ...section, note: 'Prices before tax.', actions: [linkTo('/contact', 'Ask')] }} {...placed} />,
  )
  expect(screen.getByText('Prices before tax.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '/contact')
})

it('does a full load if the content requires it', () => {
  const items = section.items.map(item => ({ ...item, link: item.link && { ...item.link, fullLoad: true } }))
  render(<Cards section={{ ...section, items }} {...placed} />)
  expect(takenByRouter(screen.getByRole('link'))).toBe(false)
})
