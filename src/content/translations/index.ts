import { getOtherLanguage, languageDetails, languages, type Language } from '../../config/languages'
import type { ContentProblem } from '../contentProblems'
import { translationConfirmationsSchema, type TranslationConfirmations } from '../model/translationConfirmations'
import { readAndParseOptionalJsonFile } from '../read/json'
import type { Content } from '../read/readContent'
import { listTranslatedContentItems, type TranslatedContentItem, type SegmentFingerprint } from './segmentFingerprints'

/** The file with the segment hashes of confirmed translations. */
export const confirmationsFilePath = 'content/translations.json'

/** An item whose languages have changed since they were compared, or were never compared. */
export interface UnconfirmedTranslation {
  item: TranslatedContentItem
  /** New or changed segments in each language. */
  changed: Record<Language, SegmentFingerprint[]>
  /** Number of segments removed from each language. */
  removedCounts: Record<Language, number>
  neverConfirmed: boolean
}

/**
 * Reads the confirmations file. `confirmed` is empty if the file does not exist, or if it is invalid; then `problems`
 * says why.
 */
export function readConfirmations(root: string): { confirmed: TranslationConfirmations; problems: ContentProblem[] } {
  const { data = {}, problems } = readAndParseOptionalJsonFile(
    root,
    confirmationsFilePath,
    translationConfirmationsSchema,
  )
  return { confirmed: data, problems }
}

/** Items whose text has changed in either language since confirmation, and items that were never confirmed. */
export function findUnconfirmedTranslationPairs(
  content: Content,
  confirmed: TranslationConfirmations,
): UnconfirmedTranslation[] {
  return listTranslatedContentItems(content).flatMap((item): UnconfirmedTranslation[] => {
    const known = confirmed[item.name]
    if (!known) return [{ item, changed: item.segments, removedCounts: { en: 0, fr: 0 }, neverConfirmed: true }]
    const en = countChanges(item.segments.en, known.en)
    const fr = countChanges(item.segments.fr, known.fr)
    // The same change of numbers in both languages does not affect the translation.
    if (en.onlyFigures && fr.onlyFigures && en.digits === fr.digits) return []
    return [
      {
        item,
        changed: { en: en.changed, fr: fr.changed },
        removedCounts: { en: en.gone, fr: fr.gone },
        neverConfirmed: false,
      },
    ]
  })
}

/** The record to store on confirmation: the segment hashes of both languages. */
export function createTranslationConfirmation({ segments }: TranslatedContentItem): TranslationConfirmations[string] {
  const digests = (language: Language) => [...new Set(segments[language].map(({ digest }) => digest))].sort().join(' ')
  return { en: digests('en'), fr: digests('fr') }
}

/** The language that changed, if only one did; undefined otherwise. */
export function getOnlyChangedLanguage({
  changed,
  removedCounts,
  neverConfirmed,
}: UnconfirmedTranslation): Language | undefined {
  const moved = languages.filter(language => changed[language].length || removedCounts[language])
  return !neverConfirmed && moved.length === 1 ? moved[0] : undefined
}

/** Creates the content check’s notice: what changed where, and the command that confirms it. */
export function createUnconfirmedTranslationNotice(translation: UnconfirmedTranslation): ContentProblem {
  const { item, neverConfirmed } = translation
  const command = `npm run confirm:translation ${item.name}`
  const notice = (file: string, message: string): ContentProblem => ({
    file,
    message,
    level: 'notice',
    rule: 'translations',
  })
  if (neverConfirmed)
    return notice(
      item.name,
      `its two languages were not checked against each other yet; read one against the other, then run ${command}`,
    )
  const moved = getOnlyChangedLanguage(translation)
  const what = (language: Language) => `${languageDetails[language].englishName} ${describe(translation, language)}`
  if (!moved)
    return notice(
      item.name,
      `the ${what('en')}, and the ${what('fr')}, since they were checked against each other; read one against the other, then run ${command}`,
    )
  const other = languageDetails[getOtherLanguage(moved)].englishName
  return notice(
    item.files[moved],
    `the ${what(moved)} since the ${other} was checked against it; bring the ${other} up to date where it must be, then run ${command}`,
  )
}

// Maximum number of segments to list: for a rewritten text a list is useless.
const named = 5

function describe({ changed, removedCounts }: UnconfirmedTranslation, language: Language): string {
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

function countChanges(segments: SegmentFingerprint[], confirmed: string) {
  const known = new Set(confirmed.split(' ').filter(Boolean))
  const present = new Set(segments.map(({ digest }) => digest))
  const changed = segments.filter(({ digest }) => !known.has(digest))
  const gone = [...known].filter(digest => !present.has(digest))
  const lostWords = new Set(gone.map(getTextDigest))
  return {
    changed,
    gone: gone.length,
    digits: changed.map(({ digits }) => digits).join(' '),
    onlyFigures: changed.every(({ digest }) => lostWords.has(getTextDigest(digest))) && changed.length === gone.length,
  }
}

function getTextDigest(digest: string): string {
  return digest.split('.')[0] ?? digest
}
