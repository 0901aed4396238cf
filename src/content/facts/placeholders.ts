import { formatPostalAddress } from '../../shared/postalAddress'
import { defaultLanguage, languageDetails, type Language } from '../../config/languages'
import { isLawFact, type Fact, type Facts } from '../model/facts'
import type { Practice } from '../model/practice'
import { getProperty } from '../../shared/properties'
import { formatDate } from '../../shared/dates'
import { formatDownloadNote, type DownloadSizes } from '../../shared/downloads'
import { formatFact, findUnsupportedFactFormatProblem, isFactFormat } from './factFormats'
import { parsePlaceholders, replacePlaceholders } from '../../shared/placeholderSyntax'
import { formatHoursInline } from '../hours'
import { formatPhone, resolveBooking } from '../links'
import { formatDidYouMeanHint } from '../language/didYouMean'

/** What `{{…}}` in copy may name. */
export interface PlaceholderContext {
  facts: Facts
  practice: Practice
  /** The files that links may lead to. */
  downloads?: DownloadSizes
  /** The words of the price, inside the sentence around it: `{{price}}`. */
  price?: string
}

/**
 * A text with each `{{name}}` replaced: a fact in the form asked for, or `{{practice.…}}`, a value of practice.json.
 * A name that is not known is left as it stands: the content check reports it.
 */
export function fillPlaceholders(text: string, known: PlaceholderContext, language: Language): string {
  const whole = described(withoutUndecidedTerms(text, known), known, language)
  return replacePlaceholders(whole, ({ typed, name, forms, index }) => {
    if (name.startsWith('practice.')) return practiceValue(name, known.practice, language) ?? typed
    // From the beginning of its line: what the sentence opens after stands there, or is the end of the line before.
    const opens = opensSentence.test(whole.slice(Math.max(0, whole.lastIndexOf('\n', index)), index))
    if (name === 'price' && known.price) return opens ? capitalize(known.price) : known.price
    const fact = factNamed(name, known)
    if (!fact) return typed
    const asked = forms.filter(isFactFormat)
    if (asked.includes('asof')) return formatDate(fact.asOf, language)
    if (asked.includes('against')) return against(name, fact, known, language)
    const figure = formatFact(fact, language, asked)
    // Only the words of a minimum can open with a letter: « Plus de 8 ans ».
    return typeof fact.value !== 'string' && opens ? capitalize(figure) : figure
  })
}

// A line that names a term of mandates which is not decided yet is left out; so is the line of all those terms when none is left.
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
    // The lines after the paragraph or the list keep their numbers.
    const blank = Array.from({ length: leftOut + 1 }, () => '')
    leftOut = 0
    return blank
  })
  return lines.join('\n')
}

const terms = 'practice.terms.'

// The start of a text, of a line or cell of Markdown, or what follows the end of a sentence.
const opensSentence = /(?:^|\n|[.!?…][»”)]?\s|\|)[\s>*_#-]*$/u

/** The words with a capital first. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

// A link to a file says of what kind and how large it is, so that nobody on a phone is surprised: behind the words of a
// Markdown link, the title of a card, the label of a button.
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

/** A text with what can be filled in; names that are not known leave an ellipsis, for checks that look at the rest. */
export function fillOrEllipsizePlaceholders(text: string, known: PlaceholderContext, language: Language): string {
  return replacePlaceholders(fillPlaceholders(text, known, language), () => '…')
}

// “constructor” is a name that every object answers to.
function factNamed(name: string, { facts }: PlaceholderContext): Fact | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined
}

// The words may name facts, but not lead back to themselves.
function against(name: string, fact: Fact, known: PlaceholderContext, language: Language): string {
  if (isLawFact(fact)) return ''
  const facts = { ...known.facts, [name]: { ...fact, against: undefined } }
  return fillPlaceholders(fact.against?.[language] ?? '', { ...known, facts }, language)
}

/** What is wrong with the `{{…}}` of a text, one sentence each. */
export function findPlaceholderProblems(text: string, known: PlaceholderContext, language: Language): string[] {
  const broken = /\{\{|\}\}/.test(replacePlaceholders(text, () => ''))
    ? ['has “{{” or “}}” without the other; a fact is written {{its-name}}']
    : []
  return [...referenceProblems(text, known, language), ...broken]
}

function referenceProblems(text: string, known: PlaceholderContext, language: Language): string[] {
  return parsePlaceholders(text).flatMap(({ typed, name, forms }) => {
    if (name.startsWith('practice.'))
      return practiceValue(name, known.practice, language) !== undefined && !forms.length
        ? []
        : [`names ${typed}, which is not a value of content/practice.json`]
    if (name === 'price' && known.price) return []
    const fact = factNamed(name, known)
    if (!fact)
      return [
        `names the fact ${typed}, which is not in content/facts.json${formatDidYouMeanHint(name, Object.keys(known.facts))}`,
      ]
    const problem = findUnsupportedFactFormatProblem(fact, forms) ?? againstProblem(fact, forms, language)
    return problem ? [`names ${typed}, but the fact “${name}” ${problem}`] : []
  })
}

function againstProblem(fact: Fact, asked: string[], language: Language): string | undefined {
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
  // Neutral, as links are typed; a text in French leads to the French page.
  if (name === 'practice.booking') return resolveBooking(practice, defaultLanguage).to
  if (name === 'practice.consultation') return resolveBooking(practice, language).label
  const value = getProperty(practice, ...name.split('.').slice(1))
  const words = getProperty(value, language) ?? value
  return typeof words === 'string' ? words : undefined
}

function undecidedTerms(terms: NonNullable<Practice['terms']>, language: Language): string {
  return new Intl.ListFormat(languageDetails[language].html).format(terms.undecided.map(term => terms[term][language]))
}
