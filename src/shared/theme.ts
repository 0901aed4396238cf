/** localStorage key of the chosen theme; absent for the system theme. */
export const themeStorageKey = 'theme'

/** The themes, in the order in which the theme button cycles through them. */
export const themePreferences = ['system', 'light', 'dark'] as const

export type ThemePreference = (typeof themePreferences)[number]

/**
 * Inline script that applies the stored theme before the first paint, to avoid a flash of the wrong theme. The text is
 * constant: the CSP allows it by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
