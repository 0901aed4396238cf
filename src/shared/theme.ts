/** The key under which the choice of a theme is stored; nothing is stored for the system’s. */
export const themeStorageKey = 'theme'

/** The themes in the order in which the switch steps through them. */
export const themes = ['system', 'light', 'dark'] as const

/** A visitor’s choice of theme. */
export type Theme = (typeof themes)[number]

/**
 * Runs inline before the first paint, so that nobody sees the wrong theme. Constant, and allowed by its hash in the
 * page’s policy.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
