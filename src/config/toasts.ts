/** A toast message, in the language of the page. */
export interface ToastMessage {
  title: string
  description?: string
  /** The kind of message; `loading` stays until removed. */
  kind: 'success' | 'info' | 'warning' | 'error' | 'loading'
  /** A link; such a message stays until it is closed. */
  link?: { label: string; to: string }
  /** How it is combined with other messages; `stack` by default. */
  stacking?: keyof typeof toastSettingsByStackingMode
}

/** A message being shown, with a unique number. */
export interface ShownToast extends ToastMessage {
  id: number
}

/** How many messages are visible at once, and for how long (in milliseconds). */
export const toastSettingsByStackingMode = {
  single: { visible: 1, duration: 5000 },
  stack: { visible: 3, duration: 4000 },
} as const

/** How far a message must be swiped to dismiss it, in pixels. */
export const swipeThreshold = 50
