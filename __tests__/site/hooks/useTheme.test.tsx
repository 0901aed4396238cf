import { act, renderHook } from '@testing-library/react'
import { useTheme } from '../../../src/site/hooks/useTheme'
import { themeStorageKey, themeScript } from '../../../src/shared/theme'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

it('is the system’s for a visitor who has chosen none, or one that there is not', () => {
  document.documentElement.dataset.theme = 'sepia'
  expect(renderHook(useTheme).result.current[0]).toBe('system')
})

it('keeps a choice for the next visit, whose first paint shows it and whose switch knows it', () => {
  const first = renderHook(useTheme)
  act(() => first.result.current[1]('dark'))
  first.unmount()
  delete document.documentElement.dataset.theme

  window.eval(themeScript)
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(renderHook(useTheme).result.current[0]).toBe('dark')
})

it('stores nothing for the system’s theme', () => {
  localStorage.setItem(themeStorageKey, 'dark')
  const { result } = renderHook(useTheme)
  act(() => result.current[1]('system'))
  expect(localStorage).toHaveLength(0)
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})
