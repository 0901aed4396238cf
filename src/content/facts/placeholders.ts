import { capitalize } from '../language/capitalize'
import { formatPostalAddress } from '../../shared/postalAddress'
import { defaultLanguage, languageDetails, type Language } from '../../config/languages'
import { findFact, isLawFact, type Fact, type Facts } from '../model/facts'
import type { Practice } from '../model/practice'
import { getProperty } from '../../shared/properties'
import { formatDate } from '../../shared/dates'
import { formatDownloadNote, type DownloadSizes } from '../../shared/downloads'
import { formatFact, findUnsupportedFactModifierProblem, isFactModifier } from './factFormats'
import { parsePlaceholders, replacePlaceholders } from '../../shared/placeholderSyntax'
import { formatHoursInline } from '../hours'
import { formatPhone, resolveConsultationLink } from '../links'
import { formatDidYouMeanHint } from '../language/didYouMean'

/** The data that `{{…}}` in copy can refer to. */
export interface PlaceholderContext {
  facts: Facts
  practice: Practice
  /** Sizes of downloadable files, added to the text of links to them. */
  downloads?: DownloadSizes
  /** The value of `{{price}}`, inside the sentence around a price. */
  price?: string
}

/**
 * Replaces each `{{name}}`: a fact with the requested modifiers, or `{{practice.…}}`, a value of practice.json. Unknown
 * names stay as typed: the content check reports them.
 */
export function fillPlaceholders(text: string, known: PlaceholderContext, language: Language): string {
  const whole = described(withoutUndecidedTerms(text, known), known, language)
  return replacePlaceholders(whole, ({ typed, name, modifiers, index }) => {
    if (name.startsWith('practice.')) return practiceValue(name, known.practice, language) ?? typed
    // The pattern never needs to look further back than the newline before the placeholder.
    const opens = opensSentence.test(whole.slice(Math.max(0, whole.lastIndexOf('\n', index)), index))
    if (name === 'price' && known.price) return opens ? capitalize(known.price) : known.price
    const fact = findFact(known.facts, name)
    if (!fact) return typed
    const asked = modifiers.filter(isFactModifier)
    if (asked.includes('asof')) return formatDate(fact.asOf, language)
    if (asked.includes('against')) return against(name, fact, known, language)
    const figure = formatFact(fact, language, asked)
    // Only the prefix of a minimum can begin with a letter: « Plus de 8 ans ».
    return typeof fact.value !== 'string' && opens ? capitalize(figure) : figure
  })
}

// Drops lines that refer to an undecided term of engagement, and the line that lists the undecided terms once there are
// none.
function withoutUndecidedTerms(text: string, { practice }: PlaceholderContext): string {
  const undecided: string[] = practice.terms?.undecided ?? []
  const isLeftOut = (name: string) =>
    name === `${terms}undecided` ? !undecided.length : undecided.some(term => name === terms + term)
  if (!text.includes(terms)) return text
  let leftOut = 0
  const lines = text.split('\n').flatMap(line => {
    if (parsePlaceholders(line).some(({ name }) => isLeftOut(name))) {
      leftOut += 1
      return []
    }
    if (line) return [line]
    // Blank lines after the paragraph or list make up for them, so that later lines keep their numbers.
    const blank = Array.from({ length: leftOut + 1 }, () => '')
    leftOut = 0
    return blank
  })
  return lines.join('\n')
}

const terms = 'practice.terms.'

// Matches a position where a sentence begins: start of text, line or table cell, or after sentence punctuation.
const opensSentence = /(?:^|\n|[.!?…][»”)]?\s|\|)[\s>*_#-]*$/u

// Adds the file type and size to Markdown link texts, card titles and button labels that link to a download, so that
// nobody on a phone is surprised.
function described(text: string, { downloads }: PlaceholderContext, language: Language): string {
  if (!downloads) return text
  const note = (address: string) => formatDownloadNote(address, downloads, language)
  return text
    .replace(/\]\((\/downloads\/[^)\s]+)/g, (link, address: string) => note(address) + link)
    .replace(
      /<(Card|CallToAction)\s[^>]*\bto="(\/downloads\/[^"]+)"[^>]*>/g,
      (element, name: string, address: string) =>
        element.replace(name === 'Card' ? /\btitle="[^"]*/ : /\blabel="[^"]*/, words => words + note(address)),
    )
}

/**
 * Like `fillPlaceholders`, but replaces unknown names with an ellipsis, for checks that examine the rest of the text.
 */
export function fillOrEllipsizePlaceholders(text: string, known: PlaceholderContext, language: Language): string {
  return replacePlaceholders(fillPlaceholders(text, known, language), () => '…')
}

// The text may contain facts; its own `against` is removed to prevent endless recursion.
function against(name: string, fact: Fact, known: PlaceholderContext, language: Language): string {
  if (isLawFact(fact)) return ''
  const facts = { ...known.facts, [name]: { ...fact, against: undefined } }
  return fillPlaceholders(fact.against?.[language] ?? '', { ...known, facts }, language)
}

/** Finds unknown names, unsupported formats and unbalanced braces; one message each. */
export function findPlaceholderProblems(text: string, known: PlaceholderContext, language: Language): string[] {
  const broken = /\{\{|\}\}/.test(replacePlaceholders(text, () => ''))
    ? ['has “{{” or “}}” without the other; a fact is written {{its-name}}']
    : []
  return [...findReferenceProblems(text, known, language), ...broken]
}

function findReferenceProblems(text: string, known: PlaceholderContext, language: Language): string[] {
  return parsePlaceholders(text).flatMap(({ typed, name, modifiers }) => {
    if (name.startsWith('practice.'))
      return practiceValue(name, known.practice, language) !== undefined && !modifiers.length
        ? []
        : [`names ${typed}, which is not a value of content/practice.json`]
    if (name === 'price' && known.price) return []
    const fact = findFact(known.facts, name)
    if (!fact)
      return [
        `names the fact ${typed}, which is not in content/facts.json${formatDidYouMeanHint(name, Object.keys(known.facts))}`,
      ]
    const problem = findUnsupportedFactModifierProblem(fact, modifiers) ?? findAgainstProblem(fact, modifiers, language)
    return problem ? [`names ${typed}, but the fact “${name}” ${problem}`] : []
  })
}

function findAgainstProblem(fact: Fact, asked: string[], language: Language): string | undefined {
  return asked.includes('against') && !isLawFact(fact) && fact.against?.[language].includes(':against')
    ? 'names “:against” in its own “against”; write the words out there'
    : undefined
}

function practiceValue(name: string, practice: Practice, language: Language): string | undefined {
  const { address } = practice
  if (name === 'practice.phone') return formatPhone(practice.phone)
  if (name === 'practice.hours') return formatHoursInline(practice.hours, language)
  if (name === 'practice.supportHours') return formatHoursInline(practice.supportHours, language)
  if (name === 'practice.address') return address ? formatPostalAddress(address) : practice.areaServed[language]
  if (name === 'practice.terms.undecided' && practice.terms) return undecidedTerms(practice.terms, language)
  // Links in copy have no language prefix: it is added when they are localized.
  if (name === 'practice.booking') return resolveConsultationLink(practice, defaultLanguage).to
  if (name === 'practice.consultation') return resolveConsultationLink(practice, language).label
  const value = getProperty(practice, ...name.split('.').slice(1))
  const words = getProperty(value, language) ?? value
  return typeof words === 'string' ? words : undefined
}

function undecidedTerms(terms: NonNullable<Practice['terms']>, language: Language): string {
  return new Intl.ListFormat(languageDetails[language].html).format(terms.undecided.map(term => terms[term][language]))
}
