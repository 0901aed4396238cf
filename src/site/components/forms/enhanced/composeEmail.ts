import type { FormSpec } from '../Form'

/** An e-mail with the contents of a form. */
export interface ComposedEmail {
  /** mailto: URL; without a body if that would be too long. */
  href: string
  body: string
  tooLong: boolean
}

// Windows silently ignores longer mailto: URLs.
const longestHref = 2000

/** Composes an e-mail with one paragraph per field, label and value; empty fields are left out. */
export function composeEmail(
  { email, subject, fields }: Pick<FormSpec, 'email' | 'subject' | 'fields'>,
  values: URLSearchParams,
): ComposedEmail {
  const body = fields
    .flatMap(({ name, type, label, options }) => {
      const value = values.get(name)?.trim()
      if (!value) return []
      return `${type === 'consent' ? '✓' : label}\n${options?.find(({ id }) => id === value)?.name ?? value}`
    })
    .join('\n\n')
  const empty = `mailto:${email}?subject=${encodeURIComponent(subject)}`
  // RFC 6068 requires CRLF.
  const whole = `${empty}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  const tooLong = whole.length > longestHref
  return { href: tooLong ? empty : whole, body, tooLong }
}
