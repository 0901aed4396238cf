/** A field in an e-mail: label and value. */
type EmailLine = readonly [label: string, value: string]

/** An e-mail with the contents of a form. */
export interface ComposedEmail {
  /** mailto: URL; without a body if that would be too long. */
  href: string
  body: string
  tooLong: boolean
}

// Windows silently ignores longer mailto: URLs.
const longestHref = 2000

/** Composes an e-mail with one paragraph per field; empty fields are left out. */
export function composeEmail(to: string, subject: string, lines: readonly EmailLine[]): ComposedEmail {
  const body = lines
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}\n${value.trim()}`)
    .join('\n\n')
    // encodeURIComponent throws on a lone surrogate, which remains if an input’s length limit cuts an emoji in half.
    .replace(/\p{Surrogate}/gu, '\ufffd')
  const empty = `mailto:${to}?subject=${encodeURIComponent(subject)}`
  // RFC 6068 requires CRLF.
  const whole = `${empty}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  const tooLong = whole.length > longestHref
  return { href: tooLong ? empty : whole, body, tooLong }
}
