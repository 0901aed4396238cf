import type { ContentProblem } from '../contentProblems'
import type { LongformEntry } from './longform'

/** When a content is read: drafts and articles of tomorrow belong to develop, and dates are compared with `today`. */
export interface ReadOptions {
  /** The day, as 2026-11-20. */
  today: string
  /** True to take up drafts and articles of a later day. */
  includeDrafts: boolean
}

/** The day in Montréal, where the practice is, as 2026-11-20: in its evening the day of UTC is the next one. */
export function todayInMontreal(now = new Date()): string {
  // Swedes write days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(now)
}

/** How Gatsby, or a script, reads the content now. */
export function getDefaultReadOptions(): ReadOptions {
  return {
    today: todayInMontreal(),
    includeDrafts: process.env.gatsby_executing_command === 'develop',
  }
}

/** A text that a build leaves out, with the reason as it reads on from “it”. */
export type UnpublishedEntry = LongformEntry & { reason: string }

/** Why a text is left out of a build, or undefined when it is in. */
export function findUnpublishedReason(text: LongformEntry, { today, includeDrafts }: ReadOptions): string | undefined {
  if (includeDrafts || text.kind !== 'article') return undefined
  if (text.frontMatter.draft) return 'is a draft'
  return text.frontMatter.date > today ? `waits for its day, ${text.frontMatter.date}` : undefined
}

/** What a writer should know that stops nothing: what a build leaves out. */
export function createUnpublishedNotices(texts: LongformEntry[], reading: ReadOptions): ContentProblem[] {
  return texts.flatMap(text => {
    const reason = findUnpublishedReason(text, reading)
    return reason ? [{ file: text.file, message: `is left out of the build: it ${reason}`, level: 'notice' }] : []
  })
}
