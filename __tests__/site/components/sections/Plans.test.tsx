import { screen, within } from '@testing-library/react'
import { Plans } from '../../../../src/site/components/sections/Plans'
import { takenByRouter } from '../../../helpers/clicks'
import { linkTo } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'
import { placed, sections } from '../../../helpers/sections'

const section = sections.PlansSection
const { pricing } = words.fr
const planOf = (id: string) => within(document.getElementById(id) as HTMLElement)

it('shows each plan’s price, period, text and features', () => {
  render(<Plans section={section} {...placed} />, 'fr')
  section.items.forEach(({ id, name, price: { opening, figure, period }, perHour, text, features }) => {
    const plan = planOf(id)
    expect(plan.getByRole('heading', { level: 3, name })).toBeVisible()
    const hourly =
      perHour && pricing[perHour.isRounded ? 'aboutPerHour' : 'perHour'].replace('{{price}}', perHour.price)
    const pays = [period, hourly].filter(Boolean).join(' · ')
    expect(document.getElementById(id)).toHaveTextContent([opening, figure, pays].filter(Boolean).join(' '))
    expect(plan.getByText(text)).toBeVisible()
    expect(plan.getByText(`${pricing.included} (${features.length})`)).toBeVisible()
    expect(plan.getAllByRole('listitem', { hidden: true }).map(item => item.textContent)).toEqual(features)
  })
  expect(planOf('start').getByText('5 hours')).toBeVisible()
})

it('marks only the recommended plan', () => {
  render(<Plans section={section} {...placed} />, 'fr')
  expect(screen.getAllByText(pricing.recommended, { exact: false })).toHaveLength(1)
  expect(planOf('grow').getByText(`${pricing.recommended} · Most chosen`)).toBeVisible()
})

it('names each button after its plan', () => {
  render(<Plans section={section} {...placed} />, 'fr')
  section.items.forEach(({ name, action }) => {
    const button = screen.getByRole('link', { name: `${action.label}\u00a0: ${name}` })
    expect(button).toHaveAttribute('href', action.to)
    expect(button).toHaveTextContent(action.label)
  })
})

it('shows the exclusions, the date of the prices and the note', () => {
  render(<Plans section={{ ...section, note: 'A month’s notice.' }} {...placed} />, 'fr')
  const excluded = screen.getByRole('heading', { name: pricing.excluded }).parentElement as HTMLElement
  expect(
    within(excluded)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(section.excluded)
  expect(screen.getByText(section.asOf)).toBeVisible()
  expect(screen.getByText('A month’s notice.')).toBeVisible()
})

it('offers what is free before the plans, with the main button', () => {
  const free = { title: 'Free: a roadmap', text: 'The usual steps.', action: linkTo('/contact', 'Ask for it') }
  render(<Plans section={{ ...section, free }} {...placed} />, 'fr')
  const [first, second] = screen.getAllByRole('heading', { level: 3 })
  expect([first?.textContent, second?.textContent]).toEqual([free.title, section.items[0]?.name])
  expect(screen.getByText(free.text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for it' })).toHaveAttribute('href', '/contact')
})

it('shows the custom offer', () => {
  const custom = { title: 'Something else?', text: 'Tell us.', action: linkTo('/contact', 'Ask for an offer') }
  render(<Plans section={{ ...section, custom }} {...placed} />, 'fr')
  expect(screen.getByRole('heading', { name: custom.title })).toBeVisible()
  expect(screen.getByText(custom.text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute('href', '/contact')
})

it('does a full load if the content requires it', () => {
  const afresh = { ...linkTo('/contact', 'Ask for an offer'), fullLoad: true }
  const items = section.items.map(item => ({ ...item, action: { ...item.action, fullLoad: item.id === 'grow' } }))
  render(
    <Plans section={{ ...section, items, custom: { title: 'Else?', text: 'Ask.', action: afresh } }} {...placed} />,
  )
  expect(screen.getAllByRole('link').map(takenByRouter)).toEqual([true, false, false])
})
