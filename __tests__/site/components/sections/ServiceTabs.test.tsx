import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ServiceTabs } from '../../../../src/site/components/sections/ServiceTabs'
import { goToPlace } from '../../../helpers/address'
import { takenByRouter } from '../../../helpers/clicks'
import { render, words } from '../../../helpers/render'
import { watchScrolling } from '../../../helpers/scrolling'
import { placed, sections } from '../../../helpers/sections'

const section = sections.TabsSection
const [first, second, third] = section.items.map(({ name }) => name) as [string, string, string]
const tab = (name: string) => screen.getByRole('tab', { name })
const openPanel = () => screen.getByRole('tabpanel')

// Each history entry has its own key, so that state written late does not reach the next one.
let entries = 0
const comeTo = (address: string) => history.replaceState({ key: String(++entries) }, '', address)
afterEach(() => comeTo('/'))

it('selects the first tab', () => {
  render(<ServiceTabs section={section} {...placed} />)
  const list = screen.getByRole('tablist', { name: section.intro.title })
  expect(list).toHaveAttribute('aria-orientation', 'vertical')
  expect(tab(first)).toHaveAttribute('aria-selected', 'true')
  expect(openPanel()).toHaveAccessibleName(first)
  expect(tab(first)).toHaveAttribute('aria-controls', openPanel().id)
})

it('selects a tab on click', async () => {
  render(<ServiceTabs section={section} {...placed} />)
  await userEvent.click(tab(third))
  expect(tab(third)).toHaveAttribute('aria-selected', 'true')
  expect(tab(first)).toHaveAttribute('aria-selected', 'false')
  expect(openPanel()).toHaveAccessibleName(third)
})

it.each([
  ['{ArrowRight}', second],
  ['{ArrowDown}', second],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', first],
  ['{ArrowLeft}', third],
  ['{ArrowUp}', third],
  ['{End}', third],
  ['{ArrowRight}{Home}', first],
  ['x', first],
])('moves between tabs with the keys %s', async (keys, name) => {
  render(<ServiceTabs section={section} {...placed} />)
  tab(first).focus()
  await userEvent.keyboard(keys)
  expect(tab(name)).toHaveFocus()
  expect(openPanel()).toHaveAccessibleName(name)
})

it.each([
  [{}, true],
  [{ altKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
])('prevents scrolling by arrow keys unless a modifier is pressed: %j', (modifier, taken) => {
  render(<ServiceTabs section={section} {...placed} />)
  expect(fireEvent.keyDown(tab(first), { key: 'ArrowDown', ...modifier })).toBe(!taken)
  expect(openPanel()).toHaveAccessibleName(taken ? second : first)
})

it.each([
  ['Patents & strategy', 'Patents'],
  ['Licences et transferts', 'Licences'],
  ['Secretariat', 'Secretariat'],
])('shortens the label %s to %s, with the full name as accessible name', (name, label) => {
  const items = section.items.slice(0, 1).map(item => ({ ...item, name }))
  render(<ServiceTabs section={{ ...section, items }} {...placed} />)
  expect(screen.getByRole('tab')).toHaveTextContent(new RegExp(`^${label}$`))
  expect(screen.getByRole('tab')).toHaveAccessibleName(name)
  expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
})

it('shows four features, text, price and button', () => {
  render(<ServiceTabs section={section} {...placed} />)
  const [item] = section.items
  const panel = within(openPanel())
  expect(panel.getAllByRole('listitem').map(feature => feature.textContent)).toEqual(item?.features.slice(0, 4))
  expect(panel.getByText(item?.text ?? '')).toBeVisible()
  const price = panel.getByText(item?.price.phrase ?? '')
  expect(price.tagName).toBe('STRONG')
  expect(price.parentElement).toHaveTextContent(item?.price.text ?? '')
  expect(panel.getByRole('link', { name: item?.action.label })).toHaveAttribute('href', item?.action.to)
})

it('selects the tab in the hash and scrolls its panel into view', () => {
  const seen = watchScrolling()
  comeTo('#service-2')
  render(<ServiceTabs section={section} {...placed} />)
  expect(openPanel()).toHaveAccessibleName(second)
  expect(seen).toEqual([openPanel()])

  goToPlace('service-3')
  expect(openPanel()).toHaveAccessibleName(third)
  expect(seen.at(-1)).toBe(openPanel())
})

it.each(['#elsewhere', '#service-1'])('does not scroll for %s, nor on click', async hash => {
  const seen = watchScrolling()
  comeTo(hash)
  render(<ServiceTabs section={section} {...placed} />)
  await userEvent.click(tab(second))
  expect(openPanel()).toHaveAccessibleName(second)
  expect(seen).toEqual([])
})

it('shows the date of the prices and the exclusions', () => {
  render(<ServiceTabs section={section} {...placed} />, 'fr')
  expect(screen.getByText(section.asOf)).toBeVisible()
  const excluded = screen.getByRole('heading', { name: words.fr.pricing.excluded }).parentElement as HTMLElement
  const items = within(excluded).getAllByRole('listitem')
  expect(items.map(item => item.textContent)).toEqual(section.excluded)
})

it('does a full load if the content requires it', () => {
  const items = section.items.map(item => ({ ...item, action: { ...item.action, fullLoad: true } }))
  render(<ServiceTabs section={{ ...section, items }} {...placed} />)
  expect(takenByRouter(screen.getByRole('link'))).toBe(false)
})
