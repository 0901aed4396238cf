import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DesktopMenu } from '../../../../src/site/components/layout/DesktopMenu'
import { color } from '../../../../src/site/styles/tokens'
import { navigation } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'
import { showOnWideScreen } from '../../../helpers/screenWidth'

const items = navigation.header
const groups = items.filter(({ path }) => path === null)
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name.replace('$', '\\$')}`) })

function show(current = '/') {
  render(
    <>
      <DesktopMenu items={items} current={current} />
      <button type="button">Elsewhere</button>
    </>,
  )
  showOnWideScreen()
}

it('lists pages and closed groups in the order of the content', () => {
  show()
  const menu = within(screen.getByRole('navigation', { name: words.en.frame.mainMenu }))
  items.forEach(({ name }) => expect(menu.getByText(name)).toBeVisible())
  expect(menu.getAllByRole('link').map(entry => entry.getAttribute('href'))).toEqual(
    items.flatMap(({ path, pages, newest }) => path ?? [...pages, ...(newest ? [newest] : [])].map(page => page.path)),
  )
  groups.flatMap(({ pages }) => pages).forEach(({ name }) => expect(link(name)).not.toBeVisible())
})

it('shows each page’s line and price, and the newest article', async () => {
  show()
  await userEvent.click(screen.getByText('Services'))
  for (const { name, line, price, path } of groups.flatMap(({ pages }) => pages))
    if (line) expect(link([name, line, price].filter(Boolean).join(' '))).toHaveAttribute('href', path)
  const { newest } = groups[0] ?? {}
  expect(link(newest?.name ?? '')).toBeVisible()
  expect(screen.getByText(newest?.label ?? '')).toBeVisible()
})

it('gives all groups the same name, so that one opens at a time', () => {
  show()
  const names = screen.getAllByRole('group').map(group => group.getAttribute('name'))
  expect(names).toHaveLength(groups.length)
  expect(names[0]).toBeTruthy()
  expect(new Set(names).size).toBe(1)
})

it.each(['/contact', '/services/corporate-law'])('marks only %s as the current page', current => {
  show(current)
  expect(screen.getAllByRole('link', { current: 'page' }).map(entry => entry.getAttribute('href'))).toEqual([current])
})

it('highlights the group of the current page', () => {
  show('/services/corporate-law')
  const colors = groups.map(({ name }) => getComputedStyle(screen.getByText(name)).color)
  expect(colors).toEqual([color.accent, color.text])
})

it('opens on click, and Escape closes it and focuses its label', async () => {
  show()
  await userEvent.click(screen.getByText('Services'))
  expect(link('Corporate law')).toBeVisible()
  link('Corporate law').focus()
  await userEvent.keyboard('{Escape}')
  expect(link('Corporate law')).not.toBeVisible()
  expect(screen.getByText('Services')).toHaveFocus()
})

it.each([
  ['on one of its links, be it that of the page that is open', () => link('Corporate law')],
  ['outside', () => screen.getByRole('button', { name: 'Elsewhere' })],
])('closes on a click %s', async (_, pressed) => {
  show('/services/corporate-law')
  await userEvent.click(screen.getByText('Services'))
  expect(link('Corporate law')).toBeVisible()
  await userEvent.click(pressed())
  expect(link('Corporate law')).not.toBeVisible()
})

it('closes when the focus leaves it', async () => {
  show()
  await userEvent.click(screen.getByText('Resources'))
  link('Blog').focus()
  expect(link('Blog')).toBeVisible()
  await userEvent.tab()
  expect(link('Contact')).toHaveFocus()
  expect(link('Blog')).not.toBeVisible()
})
