import type { ResultCache } from '../content/read/resultCache'

/** What a command that checks the content may be told. */
export interface CheckOptions {
  /** The day in Montréal, as 2026-11-20: today, if not said. */
  today?: string
  /** What checks before this one found, so that only what has changed is checked; nothing, if not said. */
  memory?: ResultCache
}
