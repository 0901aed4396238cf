import escapeStringRegexp from 'escape-string-regexp'
import type { Practice } from '../../model'
import { getOtherLanguage, type Language } from '../../../config/languages'
import type { VisibleTextFinding, Rule } from '../rule'
import { extractLastTenDigits } from '../../language/extractLastTenDigits'
import { findNumbersInText } from '../../language/numbersInText'
import { extractSentenceAt } from './numberOwner'

export const noHardCodedPracticeDetails: Rule = {
  requirement:
    'Name, postal address, hours, telephone number, e-mail and founder of the practice come from practice.json and are never typed in the text.',
  level: 'problem',
  requiredParts: ['practice'],
  comparesWith: ['practice'],
  checkVisibleText: ({ element, file, field, source, language }, { practice }) =>
    // Markdown is checked as a whole; practice.json holds the details; hints of forms show such a number as an example.
    element ||
    file === 'content/practice.json' ||
    (file.startsWith('locales/') && /hint|example|placeholder|help/i.test(field ?? ''))
      ? []
      : findTypedDetails(source, language, practice),
  checkMarkdown: ({ source, language }, { practice }) => findTypedDetails(source, language, practice),
}

const phones =
  /(?<![\d-])(?:\+?1[\s\u00a0\u202f.-]?)?\(?\d{3}\)?[\s\u00a0\u202f.-]{0,2}\d{3}[\s\u00a0\u202f.-]?\d{4}(?![\d-])/g
// Obfuscated e-mail addresses: hello [at] example (dot) com, « bonjour arobase exemple point com ».
const at = String.raw`[\s\u00a0]*[([{<][\s\u00a0]*(?:at|à|a|arobas[e]?|@)[\s\u00a0]*[)\]}>][\s\u00a0]*|[\s\u00a0]+(?:at|arobase?)[\s\u00a0]+`
const dot = String.raw`[\s\u00a0]*[([{<][\s\u00a0]*(?:dot|point|\.)[\s\u00a0]*[)\]}>][\s\u00a0]*|[\s\u00a0]+(?:dot|point)[\s\u00a0]+`
const emails = new RegExp(String.raw`[\w.+-]+(?:@|${at})[\w-]+(?:(?:\.|${dot})[\w-]+)+`, 'giu')

function findTypedDetails(typed: string, language: Language, practice: Practice): VisibleTextFinding[] {
  const text = typed.replace(/\]\((?!(?:tel|mailto):)[^)]*\)/g, address => ' '.repeat(address.length))
  const say = (index: number, typed: string, name: string): VisibleTextFinding => ({
    index,
    message: `types the practice’s own “${typed}”; name it, so that it follows when it changes`,
    example: `{{${name}}}`,
  })
  const typedPhones = [...text.matchAll(phones)].filter(
    ([phone]) => extractLastTenDigits(phone) === extractLastTenDigits(practice.phone),
  )
  const own = [practice.email, practice.privacyOfficer.email].map(email => email.toLowerCase())
  // Most texts lack the parts of the address, which are found much faster.
  const small = text.toLowerCase()
  const typedEmails = own.some(email => email.split(/[@.]/).every(part => small.includes(part)))
    ? [...text.matchAll(emails)].filter(([email]) => own.includes(normalizeEmail(email)))
    : []
  return [
    ...typedPhones.map(({ 0: phone, index }) => say(index, phone, 'practice.phone')),
    ...typedEmails.map(({ 0: email, index }) =>
      say(
        index,
        email,
        normalizeEmail(email) === practice.email.toLowerCase() ? 'practice.email' : 'practice.privacyOfficer.email',
      ),
    ),
    ...findTypedNames(text, language, practice).map(([index, name, reference]) => say(index, name, reference)),
    ...findTypedAddressLines(text, practice).map(([index, place]) => say(index, place, 'practice.address')),
    ...findTypedFounders(text, language).map(([index, typed]) => ({
      index,
      level: 'notice' as const,
      message: `says who founded the practice, “${typed}”; the founder is named in content/practice.json, for every page`,
      example: '{{practice.founder.name}}',
    })),
    ...findWrongClosingTimes(text, practice).map(([index, typed]) => ({
      index,
      level: 'notice' as const,
      message: `says “${typed}” of the practice, whose hours in content/practice.json are others; name them, or correct one`,
      example: '{{practice.hours}}',
    })),
    ...[...findTypedHours(text, practice), ...findSpelledOutHours(text, language, practice)].map(([index, hours]) => ({
      ...say(index, hours, 'practice.hours'),
      level: 'notice' as const,
    })),
  ]
}

function findTypedAddressLines(text: string, { address }: Practice): [number, string][] {
  return [address?.street, address?.postalCode].flatMap((place): [number, string][] => {
    const match = place ? new RegExp(buildSpacingTolerantPattern(place).replace(/,/g, ',?'), 'iu').exec(text) : null
    return match ? [[match.index, match[0]]] : []
  })
}

const times =
  /(?<![\d:.,$])(\d{1,2})(?:(?::|[ \u00a0]?h[ \u00a0]?)([0-5]\d))?[ \u00a0]?(a\.?m\.?|p\.?m\.?|h)?(?:[ \u00a0]?(?:to|until|and|through|à|et|jusqu’à|[-–—])[ \u00a0]?)(\d{1,2})(?:(?::|[ \u00a0]?h[ \u00a0]?)([0-5]\d))?[ \u00a0]?(a\.?m\.?|p\.?m\.?|h)?(?![\p{L}\d%$])/giu

const offices =
  /(?<!\p{L})(?:we|us|ours?|office(?: hours)?|open|closed|calls?|reach|phone|nous|notre|nos|heures (?:de bureau|d’ouverture)|bureaux?|ouverte?s?|fermée?s?|appelez|joignez|joindre|téléphon\p{L}*)(?!\p{L})/iu

// “9 a.m. to 6 p.m.”, if these are the practice’s hours on some day.
function findTypedHours(text: string, practice: Practice): [number, string][] {
  const own = listOwnHours(practice)
  return [...text.matchAll(times)].flatMap((match): [number, string][] => {
    const [typed, from, fromMinutes, fromSign, to, toMinutes, toSign] = match
    if (!(fromSign ?? toSign ?? fromMinutes ?? toMinutes)) return []
    const opens = formatClockTime(from, fromMinutes, fromSign)
    const closes = formatClockTime(to, toMinutes, toSign)
    // An authority’s office may have the same hours.
    return own.includes(`${opens} ${closes}`) && offices.test(extractSentenceAt(text, match.index))
      ? [[match.index, typed.trim()]]
      : []
  })
}

const founders: Record<Language, RegExp> = {
  en: /\b(?:practice|firm|office|boutique)\b[^.;:!?]{0,40}\b(?:founded|opened|created|started|established|set up)\b[^.;:!?]{0,25}\bby ((?:Me )?\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+)/gu,
  fr: /(?<!\p{L})(?:cabinet|bureau|étude)(?!\p{L})[^.;:!?]{0,40}(?:fond|ouver|cré|établ|lanc)\p{L}*[^.;:!?]{0,25}(?<!\p{L})par ((?:Me )?\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+)/gu,
}

function findTypedFounders(text: string, language: Language): [number, string][] {
  return [...text.matchAll(founders[language])].map(({ 1: name = '', index }) => [index, name])
}

// The lookahead comes first because the lookbehind is slow.
const closing =
  /(?=[utj])(?<!\p{L})(?:until|till|jusqu’à)[ \u00a0](\d{1,2})(?:(?::|[ \u00a0]?h[ \u00a0]?)([0-5]\d))?[ \u00a0]?(a\.?m\b\.?|p\.?m\b\.?|h(?!\p{L}))/giu
const here =
  /(?<!\p{L})(?:we are|we’re|we (?:answer|stay|close|open)|our office|the office is|nous sommes|nous (?:répondons|fermons|ouvrons|restons)|notre bureau|le bureau est)(?!\p{L})/iu

// “On Fridays we are there until 7 p.m.”, if the practice closes at 7 p.m. on no day.
function findWrongClosingTimes(text: string, { hours, supportHours }: Practice): [number, string][] {
  const own = [...hours, ...supportHours].map(({ closes }) => closes)
  return [...text.matchAll(closing)].flatMap(({ 0: typed, 1: hour, 2: minutes, 3: sign, index }): [number, string][] =>
    !own.includes(formatClockTime(hour, minutes, sign)) && here.test(extractSentenceAt(text, index))
      ? [[index, typed]]
      : [],
  )
}

const untilInWords =
  /^[\s\u00a0]*(?:o’clock|a\.m\.|heures?)?[\s\u00a0]*(?:to|until|till|and|à|et|jusqu’à|[-–—])[\s\u00a0]*$/iu

// “From nine to six”, « de neuf heures à dix-huit heures ».
function findSpelledOutHours(text: string, language: Language, practice: Practice): [number, string][] {
  const own = listOwnHours(practice)
  const numbers = findNumbersInText(text, language)
  return numbers.flatMap(({ value: from, typed, index }, place): [number, string][] => {
    const next = numbers[place + 1]
    if (!next || /\d/.test(typed + next.typed)) return []
    const to = next.value <= from ? next.value + 12 : next.value
    return own.includes(`${formatClockTime(String(from))} ${formatClockTime(String(to))}`) &&
      untilInWords.test(text.slice(index + typed.length, next.index)) &&
      offices.test(extractSentenceAt(text, index))
      ? [[index, text.slice(index, next.index + next.typed.length)]]
      : []
  })
}

function listOwnHours({ hours, supportHours }: Practice): string[] {
  return [...hours, ...supportHours].map(({ opens, closes }) => `${opens} ${closes}`)
}

function formatClockTime(hour = '', minutes = '00', sign = ''): string {
  const late = /^p/i.test(sign) && Number(hour) < 12 ? 12 : 0
  return `${String(Number(hour) + late).padStart(2, '0')}:${minutes}`
}

function buildSpacingTolerantPattern(words: string): string {
  return `(?<![\\p{L}\\p{N}])${escapeStringRegexp(words).replace(/\s+/g, '[\\s\\u00a0\\u202f]*')}(?![\\p{L}\\p{N}])`
}

function normalizeEmail(email: string): string {
  return email.replace(new RegExp(at, 'iu'), '@').replace(new RegExp(dot, 'giu'), '.').toLowerCase()
}

function findTypedNames(
  text: string,
  language: Language,
  { name, legalName, founder }: Practice,
): [number, string, string][] {
  const other = getOtherLanguage(language)
  const names: (readonly [string, string])[] = [
    [legalName[language], 'practice.legalName'],
    [name[language], 'practice.name'],
    [legalName[other], 'practice.legalName'],
    [name[other], 'practice.name'],
    ...(founder ? [[founder.name, 'practice.founder.name'] as const] : []),
  ]
  const found: [number, string, string][] = []
  for (const [typed, reference] of names) {
    // A short one-word name may also be an ordinary word.
    if (!/\s/.test(typed) && typed.length < 6) continue
    const index = text.search(new RegExp(buildSpacingTolerantPattern(typed), 'u'))
    if (index >= 0 && !found.some(([earlier]) => earlier === index)) found.push([index, typed, reference])
  }
  return found
}
