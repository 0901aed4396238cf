import { toastSettingsByStackingMode, type ToastMessage } from '../../config/toasts'

/**
 * The visible messages after adding one. A `single` message replaces all others; a `stack` message removes the oldest
 * if the stack is full, and any `single` message.
 */
export function addToShownToasts<T extends ToastMessage>(shown: readonly T[], next: T): T[] {
  const variant = next.stacking ?? 'stack'
  const companions = variant === 'single' ? [] : shown.filter(toast => (toast.stacking ?? 'stack') === variant)
  return [...companions, next].slice(-toastSettingsByStackingMode[variant].visible)
}
