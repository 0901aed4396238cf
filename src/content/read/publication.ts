import type { ContentProblem } from '../contentProblems'
import type { LongformFile } from './longform'

/** Options that determine what is published. */
export interface ReadOptions {
  /** The current date, as 2026-11-20. */
  today: string
  /** Whether to include drafts and articles with a future date. */
  includeDrafts: boolean
}

/** The date in Montréal, as 2026-11-20; in the evening, the UTC date is already the next day. */
export function todayInMontreal(now = new Date()): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(now)
}

/** The options for the current run: drafts are included only in develop. */
export function getDefaultReadOptions(): ReadOptions {
  return {
    today: todayInMontreal(),
    includeDrafts: process.env.gatsby_executing_command === 'develop',
  }
}

/** A text that a build leaves out, with a reason that completes a sentence starting with “it”. */
export type UnpublishedEntry = LongformFile & { reason: string }

/** Why a build leaves out a text; undefined if it does not. */
export function findUnpublishedReason(text: LongformFile, { today, includeDrafts }: ReadOptions): string | undefined {
  if (includeDrafts || text.kind !== 'article') return undefined
  if (text.frontMatter.draft) return 'is a draft'
  return text.frontMatter.date > today ? `waits for its day, ${text.frontMatter.date}` : undefined
}

/** Notices about texts that a build leaves out. */
export function createUnpublishedNotices(unpublished: UnpublishedEntry[]): ContentProblem[] {
  return unpublished.map(({ file, reason }) => ({
    file,
    message: `is left out of the build: it ${reason}`,
    level: 'notice',
  }))
}
