import { toastSettingsByStackingMode, type ToastMessage } from '../../config/toasts'

/**
 * The visible messages after adding one. A `single` message replaces all others; a `stack` message removes the oldest
 * if the stack is full, and any `single` message.
 */
export function addToShownToasts<T extends ToastMessage>(shown: readonly T[], next: T): T[] {
  const stacking = next.stacking ?? 'stack'
  const companions = stacking === 'single' ? [] : shown.filter(toast => (toast.stacking ?? 'stack') === stacking)
  return [...companions, next].slice(-toastSettingsByStackingMode[stacking].visible)
}
