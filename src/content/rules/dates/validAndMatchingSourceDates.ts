import { languageDetails, languages } from '../../../config/languages'
import { resolveOtherLanguageFile } from '../../read/languagePairs'
import type { MdxFile } from '../../read/longform'
import { collectNestedStrings } from '../../collectNestedStrings'
import type { ContentFinding, Findings, Rule } from '../rule'
import { isValidCalendarDate, findWrittenDates, type WrittenDate } from './findDates'

/** Dates of sources are shown as typed, so they are text and not ISO dates. */
export const validAndMatchingSourceDates: Rule = {
  requirement:
    'The date of a source is written in the language of its text, is not in the future, and is the same in both languages.',
  level: 'problem',
  check: ({ mdxFiles, today }) => {
    const byFile = new Map(mdxFiles.map(body => [body.file, body]))
    return mdxFiles.flatMap(body => {
      const twin = byFile.get(resolveOtherLanguageFile(body.file, body.language))
      return listSourceDates(body).flatMap(day => findDateFaults(day, body, twin, today))
    })
  },
}

interface SourceDay {
  field: string
  text: string
}

function listSourceDates({ data }: MdxFile): SourceDay[] {
  return collectNestedStrings(data).filter(({ field }) => /^sources\[\d+\]\.date$/.test(field))
}

function findDateFaults(
  { field, text }: SourceDay,
  body: MdxFile,
  twin: MdxFile | undefined,
  today: string,
): Findings<ContentFinding> {
  const { file, language } = body
  const say = (message: string): ContentFinding[] => [{ file, field, message }]
  const own = findWrittenDates(text, language)
  const other = languages.find(each => each !== language && findWrittenDates(text, each).some(isFullDate))
  if (!own.length && other)
    return say(
      `says “${text}”, a day as ${languageDetails[other].englishName} writes it; write it in the language of the text`,
    )
  const impossible = own.find(day => !isValidCalendarDate(day))
  if (impossible) return say(`says “${impossible.typed}”, a day that no calendar has`)
  const late = own.find(day => formatIso(day) > today)
  if (late)
    return say(
      `says “${late.typed}”, a day still to come; expected the day to which the source is current, or on which it was read`,
    )
  const said = twin && listSourceDates(twin).find(day => day.field === field)
  // Reported once, for the second language.
  if (!twin || !said || language === languages[0]) return []
  const [here, there] = [
    own.map(formatIso).join(' '),
    findWrittenDates(said.text, twin.language).map(formatIso).join(' '),
  ]
  return here && there && here !== there
    ? say(`says “${text}” where ${twin.file} says “${said.text}”; a source has the same day in both languages`)
    : []
}

function isFullDate({ day, year }: WrittenDate): boolean {
  return Boolean(day ?? year)
}

function formatIso({ year = 0, month, day }: WrittenDate): string {
  return [year, String(month).padStart(2, '0'), ...(day ? [String(day).padStart(2, '0')] : [])].join('-')
}
