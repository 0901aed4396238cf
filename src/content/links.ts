import { contactRoute } from '../config/routes'
import type { Language } from '../config/languages'
import type { Practice } from './model/practice'
import { bookingTarget, isBookingTarget } from './model/sharedSchemas'
import { localizePath } from '../shared/paths'

/**
 * What every button for a consultation says, and where it leads: the calendar of practice.json, or the contact form as
 * a request. A chosen service or plan goes along.
 */
export function resolveBooking(practice: Practice, language: Language, service = 'consultation') {
  const { booking } = practice.providers
  const label = practice.consultation[booking ? 'book' : 'request'][language]
  if (!booking) return { label, to: localizePath(`${contactRoute}?service=${service}#form`, language) }
  const to = new URL(booking)
  to.searchParams.set('service', service)
  return { label, to: to.href }
}

/** What a link’s `to` becomes for a reader of a language: an address, or a channel of the practice. */
export function resolveHref(to: string, practice: Practice, language: Language, service?: string): string {
  if (to === 'phone') return `tel:${practice.phone}`
  if (to === 'email') return `mailto:${practice.email}`
  if (isBookingTarget(to)) return resolveBooking(practice, language, bookingTarget.exec(to)?.[1] ?? service).to
  return to.startsWith('/') ? localizePath(to, language) : to
}

/** A telephone number as it is read: `+15145550100` → `514 555-0100`, with a non-breaking space. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2-$3')
}
