import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeSwitch } from '../../../../src/site/components/layout/ThemeSwitch'
import type { ThemePreference } from '../../../../src/shared/theme'
import { themeStorageKey } from '../../../../src/shared/theme'
import { render, words } from '../../../helpers/render'

const { theme: label, themes: names } = words.fr.frame
const named = (current: ThemePreference, next: ThemePreference) =>
  label.replace('{{current}}', names[current]).replace('{{next}}', names[next])
const button = () => screen.getByRole('button')
const shown = () => document.documentElement.dataset.theme

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})
afterEach(() => jest.restoreAllMocks())

it('cycles through system, light and dark, and labels, applies and stores each', async () => {
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

it('starts with the theme in effect', () => {
  document.documentElement.dataset.theme = 'dark'
  render(<ThemeSwitch />, 'fr')
  expect(button()).toHaveAccessibleName(named('dark', 'system'))
})

it('changes the theme without storage', async () => {
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

it('continues from a theme chosen before hydration', async () => {
  render(<ThemeSwitch />, 'fr')
  document.documentElement.dataset.theme = 'light'
  await userEvent.click(button())
  expect(shown()).toBe('dark')
})
