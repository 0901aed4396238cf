/** A Hunspell affix rule: `-al` becomes `-aux`. */
interface Affix {
  flag: string
  /** Letters removed from the stem before the affix is added. */
  strip: string
  /** Condition that the stem must match. */
  fits: RegExp
}

/** The words of a language: the list, and what affix rules derive from it. */
export interface Dictionary {
  has(word: string): boolean
  /** True for the part before the first hyphen of a listed word, in singular or plural. */
  beginsHyphenated(word: string): boolean
  /** Up to two dictionary words that are one edit or two changed accents away, the likeliest first. */
  suggest(word: string): string[]
}

/** Parses a Hunspell dictionary: rules (.aff) and word list (.dic). Does not support compounds. */
export function parseDictionary(rules: string, list: string): Dictionary {
  const isLong = /^FLAG long$/m.test(rules)
  const forbidden = /^(?:FORBIDDENWORD|ONLYINCOMPOUND) (\S+)$/gm
  const never = [...rules.matchAll(forbidden)].map(([, flag = '']) => flag)
  const words = readList(list, flags => never.some(flag => hasFlag(flags, flag)))
  const suffixes = readAffixes(rules, 'SFX')
  const prefixes = readAffixes(rules, 'PFX')
  const longest = Math.max(...[...suffixes.keys()].map(({ length }) => length))

  function hasFlag(flags: string, flag: string): boolean {
    if (!isLong) return flags.includes(flag)
    for (let index = 0; index < flags.length; index += 2) if (flags.startsWith(flag, index)) return true
    return false
  }

  function allows(stem: string, { flag, fits }: Affix, other?: string): boolean {
    const flags = words.get(stem)
    return flags !== undefined && hasFlag(flags, flag) && (!other || hasFlag(flags, other)) && fits.test(stem)
  }

  function isMade(word: string, prefix?: string): boolean {
    for (let length = 0; length <= Math.min(longest, word.length); length++) {
      const stem = word.slice(0, word.length - length)
      const added = word.slice(word.length - length)
      if (suffixes.get(added)?.some(affix => allows(stem + affix.strip, affix, prefix))) return true
    }
    return false
  }

  function isPrefixed(word: string): boolean {
    for (let length = 1; length <= Math.min(6, word.length - 2); length++) {
      const rest = word.slice(length)
      const affixes = prefixes.get(word.slice(0, length)) ?? []
      if (affixes.some(affix => allows(affix.strip + rest, affix) || isMade(affix.strip + rest, affix.flag)))
        return true
    }
    return false
  }

  const has = (word: string) => words.has(word) || isMade(word) || isPrefixed(word)
  let beginnings: Set<string> | undefined
  const beginsHyphenated = (word: string) => {
    beginnings ??= new Set([...words.keys()].flatMap(known => /^([^-]+)-./.exec(known)?.[1] ?? []))
    return beginnings.has(word) || (/[sx]$/.test(word) && beginnings.has(word.slice(0, -1)))
  }
  return { has, beginsHyphenated, suggest: word => listSpellingVariants(word).filter(has).slice(0, 2) }
}

function readList(list: string, isNever: (flags: string) => boolean): Map<string, string> {
  const words = new Map<string, string>()
  const never = new Map<string, boolean>()
  // The first line is the word count. Flags follow a word after a slash, then optional morphological data.
  for (const [, word = '', flags = ''] of list
    .slice(list.indexOf('\n'))
    .matchAll(/^([^\s/][^\s/]*|\/[^\s/]*)(?:\/(\S*))?/gm)) {
    const isLeft = never.get(flags) ?? isNever(flags)
    never.set(flags, isLeft)
    if (isLeft) continue
    const known = words.get(word)
    words.set(word, known ? known + flags : flags)
  }
  return words
}

function readAffixes(rules: string, kind: 'PFX' | 'SFX'): Map<string, Affix[]> {
  const affixes = new Map<string, Affix[]>()
  for (const line of rules.split('\n')) {
    if (!line.startsWith(kind)) continue
    const [, flag = '', strip = '', add, condition] = line.split(/\s+/)
    // Header lines of an affix group have no condition.
    if (add === undefined || condition === undefined || /^[YN]$/.test(strip)) continue
    const added = add.split('/')[0] === '0' ? '' : (add.split('/')[0] ?? '')
    const fits = condition === '.' ? /^/ : new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u')
    const known = affixes.get(added)
    const affix = { flag, strip: strip === '0' ? '' : strip, fits }
    if (known) known.push(affix)
    else affixes.set(added, [affix])
  }
  return affixes
}

const accents: Record<string, string> = {
  a: 'àâä',
  e: 'éèêë',
  i: 'îï',
  o: 'ôö',
  u: 'ùûü',
  c: 'ç',
  à: 'a',
  â: 'a',
  é: 'eèê',
  è: 'eé',
  ê: 'eè',
  î: 'i',
  ï: 'i',
  ô: 'o',
  ù: 'u',
  û: 'u',
  ç: 'c',
}
const letters = 'esianrtolcdugmphbyfvkwzxqj'

// Candidate corrections: accents first, since they are lost most often; then deleted, swapped, replaced and inserted
// letters.
function listSpellingVariants(word: string): string[] {
  const places = [...word].map((_, index) => index)
  const change = (index: number, put: string, length = 1) => word.slice(0, index) + put + word.slice(index + length)
  const accented = listAccentVariants(word)
  return [
    ...new Set([
      ...accented,
      ...places.map(index => change(index, '')),
      ...places.slice(1).map(index => change(index - 1, word.charAt(index) + word.charAt(index - 1), 2)),
      ...places.flatMap(index => [...letters].map(put => change(index, put))),
      ...places.flatMap(index => [...letters].map(put => change(index, put, 0))),
      ...accented.flatMap(listAccentVariants),
    ]),
  ]
}

// The word with one of its letters accented, or without its accent.
function listAccentVariants(word: string): string[] {
  return [...word].flatMap((letter, index) =>
    [...(accents[letter.toLowerCase()] ?? '')].map(put => word.slice(0, index) + put + word.slice(index + 1)),
  )
}
