import parsePhoneNumber from 'libphonenumber-js'
import { contactRoute } from '../config/routes'
import type { Language } from '../config/languages'
import type { Practice } from './model/practice'
import { bookingTargetPattern, isBookingTarget } from './model/sharedSchemas'
import { localizePath } from '../shared/paths'

/**
 * Label and target of every consultation button: the booking calendar of practice.json or, without one, the contact
 * form. The chosen service or plan is passed on as `service`.
 */
export function buildConsultationLink(practice: Practice, language: Language, service = 'consultation') {
  const { booking } = practice.providers
  const label = practice.consultation[booking ? 'book' : 'request'][language]
  if (!booking) return { label, to: localizePath(`${contactRoute}?service=${service}#form`, language) }
  const to = new URL(booking)
  to.searchParams.set('service', service)
  return { label, to: to.href }
}

/** Resolves the `to` of a link for a language: a localized path, a URL, `tel:`, `mailto:`, or the booking target. */
export function localizeLinkTarget(to: string, practice: Practice, language: Language, service?: string): string {
  if (to === 'phone') return `tel:${practice.phone}`
  if (to === 'email') return `mailto:${practice.email}`
  if (isBookingTarget(to))
    return buildConsultationLink(practice, language, bookingTargetPattern.exec(to)?.[1] ?? service).to
  return to.startsWith('/') ? localizePath(to, language) : to
}

/**
 * Formats a phone number with non-breaking spaces: `+15145550100` → `514 555-0100`, `+33142685300` →
 * `+33 1 42 68 53 00`.
 */
export function formatPhone(phone: string): string {
  const northAmerican = /^\+1(\d{3})(\d{3})(\d{4})$/
  if (northAmerican.test(phone)) return phone.replace(northAmerican, '$1\u00a0$2-$3')
  return parsePhoneNumber(phone)?.formatInternational().replaceAll(' ', '\u00a0') ?? phone
}
