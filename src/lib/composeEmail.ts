/** A line of an e-mail: what it is about, and what was typed. */
export type Line = readonly [label: string, value: string]

/** The text of an e-mail that says what was typed, a paragraph a field; empty ones are left out. */
export function emailBody(lines: readonly Line[]): string {
  return lines
    .filter(([, value]) => value.trim())
    .map(([label, value]) => `${label}\n${value.trim()}`)
    .join('\n\n')
}

/** The address that opens an e-mail, written and ready to be sent. */
export function emailHref(to: string, subject: string, body: string): string {
  // Line ends as the standard of such addresses wants them (RFC 6068).
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
}
