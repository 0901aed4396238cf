import { contactRoute } from '../config/routes'
import type { Language } from '../config/languages'
import type { Practice } from './model/practice'
import { localizePath } from '../shared/paths'

const consultation = `${contactRoute}?service=consultation#form`

/** What a link’s `to` becomes for a reader of a language: an address, or a channel of the practice. */
export function resolveHref(to: string, practice: Practice, language: Language): string {
  if (to === 'phone') return `tel:${practice.phone}`
  if (to === 'email') return `mailto:${practice.email}`
  if (to === 'booking') return practice.providers.booking ?? localizePath(consultation, language)
  return to.startsWith('/') ? localizePath(to, language) : to
}

/** A telephone number as it is read: `+15145550100` → `514 555-0100`, with a non-breaking space. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2-$3')
}
