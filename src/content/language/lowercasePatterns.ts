/**
 * The same pattern for texts in small letters. Patterns that ask for letters of any script in any case are five times
 * slower than those that name the small letters of our two languages, and most of a check is looking for patterns.
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

/** A text in small letters, each in its place. */
export function toLowercase(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length
    ? small
    : text.replace(/\p{Lu}/gu, letter =>
        letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
      )
}
