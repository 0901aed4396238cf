import { useEffect, useState } from 'react'
import { themeStorageKey, themes, type Theme } from '../../shared/theme'

/** The chosen theme and a way to choose; the choice is kept where the browser allows it, and shows at once. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>('system')
  // The server knows no choice: it is read after the first render, which shows what the server showed.
  useEffect(() => {
    setTheme(readShownTheme())
    // Another window of the site made a choice: it holds here, too.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== themeStorageKey) return
      const choice = themes.find(theme => theme === newValue) ?? 'system'
      setTheme(choice)
      showTheme(choice)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  return [
    theme,
    choice => {
      setTheme(choice)
      showTheme(choice)
      storeTheme(choice)
    },
  ]
}

/** The theme that shows, which a press before the scripts may have changed. */
export function readShownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return themes.find(theme => theme === chosen) ?? 'system'
}

// The styles follow the system by themselves, while it changes too, as long as no theme is named.
function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, theme)
  } catch {
    // Storage may be blocked or full: the choice then holds for this page only.
  }
}
