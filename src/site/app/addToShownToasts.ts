import { toastSettingsByStackingMode, type ToastMessage } from '../../config/toasts'

/**
 * The messages that show when one more comes. A single one replaces all; in a stack, the oldest makes room when the
 * others fill it, and a single one does at once.
 */
export function addToShownToasts<T extends ToastMessage>(shown: readonly T[], next: T): T[] {
  const variant = next.stacking ?? 'stack'
  const companions = variant === 'single' ? [] : shown.filter(toast => (toast.stacking ?? 'stack') === variant)
  return [...companions, next].slice(-toastSettingsByStackingMode[variant].visible)
}
