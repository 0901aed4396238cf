import { useEffect, useState } from 'react'
import { writeStoredText } from '../browser/webStorage'
import { themeStorageKey, themePreferences, type ThemePreference } from '../../shared/theme'

/** The chosen theme and a setter, which applies it immediately and stores it if possible. */
export function useTheme(): [ThemePreference, (theme: ThemePreference) => void] {
  const [theme, setTheme] = useState<ThemePreference>('system')
  // Read after hydration, since the server does not know the choice.
  useEffect(() => {
    setTheme(readThemePreferenceFromDocument())
    // Follows changes made in another tab.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== themeStorageKey) return
      const choice = themePreferences.find(theme => theme === newValue) ?? 'system'
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
      writeStoredText('localStorage', themeStorageKey, choice === 'system' ? null : choice)
    },
  ]
}

/** The preference in effect, which may have been changed before hydration. */
export function readThemePreferenceFromDocument(): ThemePreference {
  const chosen = document.documentElement.dataset.theme
  return themePreferences.find(theme => theme === chosen) ?? 'system'
}

// Without data-theme, the styles follow the system theme, including its changes.
function showTheme(theme: ThemePreference): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
