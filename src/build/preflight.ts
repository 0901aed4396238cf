import { isProvisional } from '../lib/provisional'
import { stringsOf } from '../lib/strings'
import { isLaw } from '../model'
import { questionedFacts } from './content/dependentFacts'
import type { Content } from './content/read'

/** What stands between the content and a launch. */
export interface Preflight {
  /** Fields of practice.json that still hold their defaults. */
  defaults: string[]
  /** Claims whose evidence the owner does not hold yet. */
  unproved: string[]
  /** Claims that were worked out from a fact which has changed since. */
  questioned: string[]
  /** Facts and articles whose day of review is past. */
  overdue: string[]
}

/** What must be settled before the site is launched; `today` as 2026-11-20. */
export function preflight({ practice, facts, texts }: Content, today: string): Preflight {
  const late = (reviewBy: string) => reviewBy < today
  return {
    defaults: stringsOf(practice).flatMap(({ field, text }) => (isProvisional(text) ? [`${field}: ${text}`] : [])),
    unproved: Object.entries(facts).flatMap(([id, fact]) =>
      isLaw(fact) || fact.proved ? [] : [`${id}: ${fact.claim.en} Needed: ${fact.evidence}`],
    ),
    questioned: questionedFacts(facts).map(({ id, reason }) => `${id}: it ${reason}.`),
    overdue: [
      ...Object.entries(facts).flatMap(([id, { reviewBy }]) =>
        late(reviewBy) ? [`content/facts.json, ${id}: to be reviewed by ${reviewBy}`] : [],
      ),
      ...texts.flatMap(({ kind, file, front }) =>
        kind === 'article' && late(front.reviewBy) ? [`${file}: to be reviewed by ${front.reviewBy}`] : [],
      ),
    ],
  }
}
