/** A line of an e-mail: what it is about, and what was typed. */
type EmailLine = readonly [label: string, value: string]

/** An e-mail that says what was typed. */
export interface ComposedEmail {
  /** The address that opens it in an e-mail app, without its text where that is too long to be handed over. */
  href: string
  body: string
  tooLong: boolean
}

// Windows hands no longer address to an e-mail app, and says nothing.
const longestHref = 2000

/** Writes an e-mail of what was typed, a paragraph a field; empty ones are left out. */
export function composeEmail(to: string, subject: string, lines: readonly EmailLine[]): ComposedEmail {
  const body = lines
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}\n${value.trim()}`)
    .join('\n\n')
    // Half an emoji, as an input cut to its length leaves it, cannot be encoded.
    .replace(/\p{Surrogate}/gu, '\ufffd')
  const empty = `mailto:${to}?subject=${encodeURIComponent(subject)}`
  // Line ends as the standard of such addresses wants them (RFC 6068).
  const whole = `${empty}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  const tooLong = whole.length > longestHref
  return { href: tooLong ? empty : whole, body, tooLong }
}
