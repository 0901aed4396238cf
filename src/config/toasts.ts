/** A short message that comes and goes, in the words of the page’s language. */
export interface ToastMessage {
  title: string
  description?: string
  /** What it is about; one that says that something loads stays until it is taken away. */
  kind: 'success' | 'info' | 'warning' | 'error' | 'loading'
  /** Where it leads. A message that leads somewhere stays until it is closed. */
  link?: { label: string; to: string }
  /** How it takes its place among others; `stack` by default. */
  stacking?: keyof typeof toastSettingsByStackingMode
}

/** A message on its way, told from the others by its number. */
export interface ShownToast extends ToastMessage {
  id: number
}

/** How many messages show at once, and for how long each stays, in milliseconds. */
export const toastSettingsByStackingMode = {
  single: { visible: 1, duration: 5000 },
  stack: { visible: 3, duration: 4000 },
} as const

/** How far a message is pushed to be rid of it, in pixels. */
export const swipeThreshold = 50
