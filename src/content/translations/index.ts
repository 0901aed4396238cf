import { languages, type Language } from '../../config/languages'
import { parseWithProblems } from '../zodProblems'
import type { ContentProblem } from '../contentProblems'
import { translationConfirmationsSchema, type TranslationConfirmations } from '../model/translationConfirmations'
import { readJsonFile } from '../read/json'
import type { Content } from '../read/readContent'
import {
  otherLanguage,
  collectTranslatedContentItems,
  type TranslatedContentItem,
  type SegmentFingerprint,
} from './segments'

/** Where it is kept which words were checked against each other. */
export const confirmationsFilePath = 'content/translations.json'

/** A pair whose languages have moved apart since they were checked against each other, or never were checked. */
export interface UnconfirmedLanguagePair {
  pair: TranslatedContentItem
  /** What is new or changed in each language. */
  changed: Record<Language, SegmentFingerprint[]>
  /** How many paragraphs or fields are gone from each language. */
  removedCounts: Record<Language, number>
  /** True when the two were never checked against each other. */
  neverConfirmed: boolean
}

/** What was confirmed, or the problems that say why it cannot be read. */
export function readConfirmations(root: string): { confirmed: TranslationConfirmations; problems: ContentProblem[] } {
  const { value, problems } = readJsonFile(root, confirmationsFilePath)
  const parsed = problems.length
    ? { problems }
    : parseWithProblems(translationConfirmationsSchema, value, confirmationsFilePath)
  return { confirmed: parsed.data ?? {}, problems: parsed.problems }
}

/** The pairs whose words have changed on one side or both since they were confirmed, and those never confirmed. */
export function findUnconfirmedLanguagePairs(
  content: Content,
  confirmed: TranslationConfirmations,
): UnconfirmedLanguagePair[] {
  return collectTranslatedContentItems(content).flatMap((pair): UnconfirmedLanguagePair[] => {
    const known = confirmed[pair.name]
    if (!known) return [{ pair, changed: pair.segments, removedCounts: { en: 0, fr: 0 }, neverConfirmed: true }]
    const en = changesIn(pair.segments.en, known.en)
    const fr = changesIn(pair.segments.fr, known.fr)
    // A number that changes in both languages alike leaves the words as they were.
    if (en.onlyFigures && fr.onlyFigures && en.digits === fr.digits) return []
    return [
      {
        pair,
        changed: { en: en.changed, fr: fr.changed },
        removedCounts: { en: en.gone, fr: fr.gone },
        neverConfirmed: false,
      },
    ]
  })
}

/** What a pair is confirmed as: the digests of both languages. */
export function createTranslationConfirmation({ segments }: TranslatedContentItem): TranslationConfirmations[string] {
  const digests = (language: Language) => [...new Set(segments[language].map(({ digest }) => digest))].sort().join(' ')
  return { en: digests('en'), fr: digests('fr') }
}

/** The language that alone has moved on, or undefined when both have, or neither was confirmed. */
export function findOnlyChangedLanguage({
  changed,
  removedCounts,
  neverConfirmed,
}: UnconfirmedLanguagePair): Language | undefined {
  const moved = languages.filter(language => changed[language].length || removedCounts[language])
  return !neverConfirmed && moved.length === 1 ? moved[0] : undefined
}

/** An unconfirmed pair as a notice of the content check: what changed where, and the command that confirms. */
export function createUnconfirmedPairNotice(unconfirmedPair: UnconfirmedLanguagePair): ContentProblem {
  const { pair, neverConfirmed } = unconfirmedPair
  const command = `npm run confirm:translation ${pair.name}`
  const notice = (file: string, message: string): ContentProblem => ({
    file,
    message,
    level: 'notice',
    rule: 'translations',
  })
  if (neverConfirmed)
    return notice(
      pair.name,
      `its two languages were not checked against each other yet; read one against the other, then run ${command}`,
    )
  const moved = findOnlyChangedLanguage(unconfirmedPair)
  const what = (language: Language) => `${nameOf[language]} ${describe(unconfirmedPair, language)}`
  if (!moved)
    return notice(
      pair.name,
      `the ${what('en')}, and the ${what('fr')}, since they were checked against each other; read one against the other, then run ${command}`,
    )
  const other = nameOf[otherLanguage(moved)]
  return notice(
    pair.files[moved],
    `the ${what(moved)} since the ${other} was checked against it; bring the ${other} up to date where it must be, then run ${command}`,
  )
}

const nameOf: Record<Language, string> = { en: 'English', fr: 'French' }

// So many are named; a text that was written anew has no use for a list.
const named = 5

function describe({ changed, removedCounts }: UnconfirmedLanguagePair, language: Language): string {
  const places = changed[language].slice(0, named).map(({ location, excerpt }) => `${location} (“${excerpt}”)`)
  const more = changed[language].length - places.length
  const parts = [
    ...(places.length ? [`changed at ${places.join(', ')}${more ? ` and ${more} more` : ''}`] : []),
    ...(removedCounts[language] > changed[language].length
      ? [`lost ${removedCounts[language] - changed[language].length} of its paragraphs`]
      : []),
  ]
  return parts.join(' and ')
}

function changesIn(units: SegmentFingerprint[], confirmed: string) {
  const known = new Set(confirmed.split(' ').filter(Boolean))
  const present = new Set(units.map(({ digest }) => digest))
  const changed = units.filter(({ digest }) => !known.has(digest))
  const gone = [...known].filter(digest => !present.has(digest))
  const lostWords = new Set(gone.map(wordsOf))
  return {
    changed,
    gone: gone.length,
    digits: changed.map(({ digits }) => digits).join(' '),
    onlyFigures: changed.every(({ digest }) => lostWords.has(wordsOf(digest))) && changed.length === gone.length,
  }
}

function wordsOf(digest: string): string {
  return digest.split('.')[0] ?? digest
}
