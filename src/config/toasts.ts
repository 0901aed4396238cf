/** A short message that comes and goes, in the words of the page’s language. */
export interface ToastMessage {
  title: string
  description?: string
  kind: 'success' | 'info' | 'warning' | 'error'
  /** How it takes its place among others; `stack` by default. */
  variant?: keyof typeof toastVariants
}

/** How many messages show at once, and for how long each stays, in milliseconds. */
export const toastVariants = {
  single: { visible: 1, duration: 5000 },
  stack: { visible: 3, duration: 4000 },
} as const

/** How far a message is pushed to be rid of it, in pixels. */
export const swipeThreshold = 50
