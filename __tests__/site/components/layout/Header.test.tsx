import { screen, within } from '@testing-library/react'
import { Header } from '../../../../src/site/components/layout/Header'
import { navigation, practice, routed } from '../../../helpers/fixtures'
import { render, words } from '../../../helpers/render'
import { showOnWideScreen } from '../../../helpers/screenWidth'

const { frame } = words.fr
const header = <Header practice={practice} navigation={navigation} page={routed} />

it('links home in the page’s language', () => {
  render(header, 'fr')
  const home = screen.getByRole('link', { name: frame.home.replace('{{name}}', practice.name) })
  expect(home).toHaveAttribute('href', '/fr')
  expect(home).toHaveTextContent(practice.name)
  showOnWideScreen()
  expect(within(home).getByText(practice.descriptor)).toBeVisible()
})

it('shows the mobile menu on a phone and the desktop menu on a wide screen', () => {
  render(header, 'fr')
  const phone = screen.getByRole('navigation', { name: frame.mainMenu })
  expect(screen.getByText(frame.menu)).toBeVisible()
  showOnWideScreen()
  const wide = screen.getByRole('navigation', { name: frame.mainMenu })
  expect(wide).not.toBe(phone)
  expect(screen.getByText(frame.menu)).not.toBeVisible()
})

it('marks the current page in both menus', () => {
  render(header, 'fr')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', routed.path)
  showOnWideScreen()
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', routed.path)
})

it('shows the action once, on a phone inside the menu', () => {
  render(header, 'fr')
  const { label, to } = navigation.action
  const menu = within(screen.getByRole('navigation'))
  expect(menu.getByRole('link', { name: label })).toBe(screen.getByRole('link', { name: label }))
  showOnWideScreen()
  expect(screen.getByRole('link', { name: label })).toBeVisible()
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to)
})
