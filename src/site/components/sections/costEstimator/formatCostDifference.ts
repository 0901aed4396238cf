import type { Language } from '../../../../config/languages'
import { formatDollars } from '../../../../shared/numbers'

/** A difference of yearly costs, as the change from hiring: `−$40,000` if ours costs less, otherwise `+$40,000`. */
export function formatCostDifference(difference: number, language: Language): string {
  return `${difference > 0 ? '−' : '+'}${formatDollars(Math.abs(Math.round(difference)), language)}`
}
