import { useEffect, useState } from 'react'
import { themeKey } from '../lib/theme'

/** The themes in the order in which the switch steps through them. */
export const themes = ['system', 'light', 'dark'] as const

/** A visitor’s choice of theme. */
export type Theme = (typeof themes)[number]

/** The chosen theme and a way to choose; the choice is kept where the browser allows it, and shows at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('system')
  // The server knows no choice: it is read after the first render, which shows what the server showed.
  useEffect(() => setTheme(storedTheme()), [])
  return [
    theme,
    choice => {
      setTheme(choice)
      applyTheme(choice)
    },
  ]
}

function storedTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find(theme => theme === chosen) ?? 'system'
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be blocked or full: the choice then holds for this page only.
  }
}
