import { act, renderHook } from '@testing-library/react'
import { useTheme } from '../../../src/site/hooks/useTheme'
import { themeStorageKey, themeScript } from '../../../src/shared/theme'

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

it('returns “system” for an unknown theme', () => {
  document.documentElement.dataset.theme = 'sepia'
  expect(renderHook(useTheme).result.current[0]).toBe('system')
})

it('restores a choice on the next visit before the first paint', () => {
  const first = renderHook(useTheme)
  act(() => first.result.current[1]('dark'))
  first.unmount()
  delete document.documentElement.dataset.theme

  window.eval(themeScript)
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(renderHook(useTheme).result.current[0]).toBe('dark')
})

it('removes the stored choice for “system”', () => {
  localStorage.setItem(themeStorageKey, 'dark')
  const { result } = renderHook(useTheme)
  act(() => result.current[1]('system'))
  expect(localStorage).toHaveLength(0)
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})
