import { formatPostalAddress } from '../../shared/postalAddress'
import { defaultLanguage, languageDetails, type Language } from '../../config/languages'
import type { Practice } from '../model/practice'
import { getProperty } from '../../shared/properties'
import { formatHoursInline } from '../hours'
import { formatPhone, buildConsultationLink } from '../links'

/** The text of `{{practice.…}}` in a language; undefined if practice.json has no such text. */
export function formatPracticePlaceholder(name: string, practice: Practice, language: Language): string | undefined {
  const { address } = practice
  if (name === 'practice.phone') return formatPhone(practice.phone)
  if (name === 'practice.hours') return formatHoursInline(practice.hours, language)
  if (name === 'practice.supportHours') return formatHoursInline(practice.supportHours, language)
  if (name === 'practice.address') return address ? formatPostalAddress(address) : practice.areaServed[language]
  if (name === 'practice.terms.undecided' && practice.terms) return listUndecidedTerms(practice.terms, language)
  // Links in copy have no language prefix: it is added when they are localized.
  if (name === 'practice.booking') return buildConsultationLink(practice, defaultLanguage).to
  if (name === 'practice.consultation') return buildConsultationLink(practice, language).label
  const value = getProperty(practice, ...name.split('.').slice(1))
  const words = getProperty(value, language) ?? value
  return typeof words === 'string' ? words : undefined
}

function listUndecidedTerms(terms: NonNullable<Practice['terms']>, language: Language): string {
  return new Intl.ListFormat(languageDetails[language].html).format(terms.undecided.map(term => terms[term][language]))
}
