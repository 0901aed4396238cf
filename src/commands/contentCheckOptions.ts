import type { ResultCache } from '../content/read/resultCache'

/** Options of commands that check the content. */
export interface ContentCheckOptions {
  /** The date in Montréal, as 2026-11-20; defaults to today. */
  today?: string
  /** Cached results of earlier checks, so that only changes are checked; by default nothing is cached. */
  cache?: ResultCache
}
