import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeSwitch } from '../../../../src/site/components/layout/ThemeSwitch'
import type { Theme } from '../../../../src/shared/theme'
import { themeStorageKey } from '../../../../src/shared/theme'
import { render, words } from '../../../helpers/render'

const { theme: label, themes: names } = words.fr.frame
const named = (current: Theme, next: Theme) =>
  label.replace('{{current}}', names[current]).replace('{{next}}', names[next])
const button = () => screen.getByRole('button')
const shown = () => document.documentElement.dataset.theme

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})
afterEach(() => jest.restoreAllMocks())

it('steps from the system’s theme through light and dark, says so, shows it and keeps it', async () => {
  render(<ThemeSwitch />, 'fr')
  expect(button()).toHaveAccessibleName(named('system', 'light'))

  await userEvent.click(button())
  expect(button()).toHaveAccessibleName(named('light', 'dark'))
  expect([shown(), localStorage.getItem(themeStorageKey)]).toEqual(['light', 'light'])

  await userEvent.click(button())
  expect(button()).toHaveAccessibleName(named('dark', 'system'))
  expect([shown(), localStorage.getItem(themeStorageKey)]).toEqual(['dark', 'dark'])

  await userEvent.click(button())
  expect(button()).toHaveAccessibleName(named('system', 'light'))
  expect([shown(), localStorage.getItem(themeStorageKey)]).toEqual([undefined, null])
})

it('starts from the theme that is shown', () => {
  document.documentElement.dataset.theme = 'dark'
  render(<ThemeSwitch />, 'fr')
  expect(button()).toHaveAccessibleName(named('dark', 'system'))
})

it('still changes the page where the browser stores nothing', async () => {
  const refuse = () => {
    throw new DOMException('Storage is blocked', 'SecurityError')
  }
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  render(<ThemeSwitch />, 'fr')
  await userEvent.click(button())
  expect(setItem).toHaveBeenCalled()
  expect(shown()).toBe('light')
  await userEvent.click(button())
  await userEvent.click(button())
  expect(shown()).toBeUndefined()
  expect(button()).toHaveAccessibleName(named('system', 'light'))
})

it('goes on from a theme that was chosen before it came to life, though it has not read it yet', async () => {
  render(<ThemeSwitch />, 'fr')
  document.documentElement.dataset.theme = 'light'
  await userEvent.click(button())
  expect(shown()).toBe('dark')
})
