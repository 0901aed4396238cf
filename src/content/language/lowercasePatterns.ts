/**
 * Rewrites a pattern for use on lower-case text. Case-insensitive patterns with \p{L} are five times slower than ones
 * that list the lower-case letters of the two languages, and matching is most of the cost of a check.
 */
export function toLowercasePattern({ source, flags }: RegExp): RegExp {
  let inClass = false
  const small = source.replace(/\\[pP]\{[^}]*\}|\\.|[^\\]/gu, part => {
    if (part === '[') inClass = true
    if (part === ']') inClass = false
    if (/^\\p\{L[lu]?\}$/.test(part)) return inClass ? letters : `[${letters}]`
    return part.length > 1 ? part : part.toLowerCase()
  })
  const isPlain = !/\\[pP]\{/.test(small)
  return new RegExp(small, flags.replace(isPlain ? /[iu]/g : 'i', ''))
}

const letters = 'a-zß-öø-ÿœ'

/** Lower-cases a text without changing its length, so that indexes stay valid. */
export function lowercaseKeepingLength(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length
    ? small
    : text.replace(/\p{Lu}/gu, letter =>
        letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
      )
}
