import { addDays } from '../shared/calendarDays'
import { isProvisionalPracticeValue } from '../content/provisionalPractice'
import { formatProblem } from '../content/contentProblems'
import { collectNestedStrings } from '../content/collectNestedStrings'
import { fillPlaceholdersAndDownloadNotes, type PlaceholderContext } from '../content/facts/placeholders'
import { isLegalFigureFact, type Facts, type PracticeFact } from '../content/model'
import type { TranslationConfirmations } from '../content/model/translationConfirmations'
import { findFactsWithChangedDependencies } from '../content/facts/factDependencies'
import { findUnpublishedReason } from '../content/read/publication'
import type { Content } from '../content/read/readContent'
import { createUnconfirmedTranslationNotice, findUnconfirmedTranslationPairs } from '../content/translations'

/** What is left to do before a launch: lists of sentences, each beginning with a file name. */
export interface LaunchReadinessReport {
  /** Fields of practice.json whose values are provisional. */
  provisionalFields: string[]
  /** Terms of a mandate that the owner has yet to decide, with what the site states until then. */
  undecided: string[]
  /** What the law requires for the site’s forms and is missing. */
  required: string[]
  /** Content whose languages were never compared, or have changed since. */
  unconfirmedTranslations: string[]
  /** Claims for which the owner does not hold evidence yet, with their replacement text. */
  unproved: string[]
  /** Claims derived from a fact that has changed since. */
  staleFacts: string[]
  /** Facts, terms and articles whose review date has passed. */
  overdue: string[]
  /** Facts, terms and articles due for review within two months. */
  soon: string[]
  /** Drafts, and articles with a future date. */
  waiting: string[]
}

const soonDays = 60

/**
 * Lists what must be settled before a launch. `content` must have been read with drafts; `today` is like 2026-11-20.
 */
export function createLaunchReadinessReport(
  content: Content,
  confirmed: TranslationConfirmations,
  today: string,
): LaunchReadinessReport {
  const { practice, facts, terms } = content
  const held = content.texts.flatMap(text => {
    const reason = findUnpublishedReason(text, { today, includeDrafts: false })
    return reason ? [{ text, reason }] : []
  })
  const texts = content.texts.filter(text => !held.some(other => other.text === text))
  const reviews = [...listFactReviews(facts), ...listTermReviews(terms), ...listTextReviews(texts)]
  const horizon = addDays(today, soonDays)
  return {
    provisionalFields: collectNestedStrings(practice).flatMap(({ field, text }) =>
      isProvisionalPracticeValue(text) ? [`content/practice.json, ${field}: ${text}`] : [],
    ),
    undecided: (practice.terms?.undecided ?? []).map(
      term =>
        `content/practice.json, terms.${term}: not decided; until then the site says “${practice.terms?.[term].en}”`,
    ),
    required: practice.address?.street
      ? []
      : [
          'content/practice.json, address: has no street or post-office box; who asks for consent to a newsletter or to text messages must give a postal address (Electronic Commerce Protection Regulations, s. 4).',
        ],
    unconfirmedTranslations: findUnconfirmedTranslationPairs({ ...content, texts }, confirmed).map(translation =>
      formatProblem(createUnconfirmedTranslationNotice(translation)),
    ),
    unproved: Object.entries(facts).flatMap(([id, fact]) =>
      isLegalFigureFact(fact) || fact.proved
        ? []
        : [`content/facts.json, ${id}: ${fact.claim.en} Needed: ${fact.evidence} ${formatReplacement(fact, content)}`],
    ),
    staleFacts: findFactsWithChangedDependencies(facts).map(
      ({ id, reason }) => `content/facts.json, ${id}: it ${reason}.`,
    ),
    overdue: reviews.filter(({ day }) => day < today).map(formatReview),
    soon: reviews.filter(({ day }) => day >= today && day <= horizon).map(formatReview),
    waiting: held.map(({ text: { file }, reason }) => `${file}: ${reason}`),
  }
}

/** Whether anything prevents a launch; the other lists are for the owner to consider. */
export function hasLaunchBlockers({
  provisionalFields,
  required,
  unconfirmedTranslations,
}: LaunchReadinessReport): boolean {
  return [provisionalFields, required, unconfirmedTranslations].some(({ length }) => length > 0)
}

function formatReplacement({ otherwise }: PracticeFact, context: PlaceholderContext): string {
  return otherwise
    ? `Without it, write: “${fillPlaceholdersAndDownloadNotes(otherwise.en, context, 'en')}” « ${fillPlaceholdersAndDownloadNotes(otherwise.fr, context, 'fr')} »`
    : 'Without it, take the claim out; no other sentence stands in its “otherwise”.'
}

interface Review {
  place: string
  day: string
}

function listFactReviews(facts: Facts): Review[] {
  return Object.entries(facts).map(([id, { reviewBy }]) => ({ place: `content/facts.json, ${id}`, day: reviewBy }))
}

function listTermReviews(terms: Content['terms']): Review[] {
  return terms.map(({ file, term: { reviewBy } }) => ({ place: file, day: reviewBy }))
}

function listTextReviews(texts: Content['texts']): Review[] {
  return texts.flatMap(({ kind, file, frontMatter }) =>
    kind === 'article' ? [{ place: file, day: frontMatter.reviewBy }] : [],
  )
}

function formatReview({ place, day }: Review): string {
  return `${place}: to be reviewed by ${day}`
}
