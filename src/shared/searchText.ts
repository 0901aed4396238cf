import type { Language } from '../config/languages'

// Pagefind treats « l’avocate » as one word, and « œuvre » as different from “oeuvre”. The index and the queries are
// therefore normalized in the same way, reversibly, so that excerpts can show the original text.

// Each pattern begins with its rare character, so that the lookbehind is only tried there.
const elision = /’(?<=(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel|pres)?qu)’)(?=[\p{L}\p{N}])/giu
const pronoun = /-(?<=\p{L}-)(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous|ce)(?![\p{L}\p{N}-])/giu
const possessive = /’s(?<=\p{L}’s)(?![\p{L}\p{N}])/gu
/**
 * Word joiner between the letters of a split ligature, so that it can be restored for display; ignored by the search.
 */
const joiner = '\u2060'

// Stop words. Indexing them would enlarge the index by half.
const passedOver: Record<Language, string> = {
  en: `a about after all also am an and any are as at be been before being but by can could did do does each for from had
    has have how i if in into is it its may me more most must much my no not of on only or other our out say should so some
    such than that the their them then there these they this those to under us was we were what when where whether which
    while who whose why will with within would you your s vs`,
  fr: `a à afin ai ainsi ait alors après au aussi autre autres aux avant avec avoir c ce ceci cela celle celui ces cet cette
    ceux chaque chez comme comment d dans de depuis des dit doit doivent donc dont du elle elles en encore entre est et été
    être eu fait faut il ils j je jusqu l la le les leur leurs lors lorsqu m ma mais me même mes mon n ne ni non nos notre nous on ont
    ou où par parce pas pendant peu peut peuvent plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s
    sa sans se selon ses si soit son sont sous sur t ta te tes ton tous tout toute toutes très tu un une vers vos votre
    vous y vs combien`,
}
const stopWords = { en: passedOver.en.split(/\s+/), fr: passedOver.fr.split(/\s+/) }
const stopWordIndexes = {
  en: new Map(stopWords.en.map((word, index) => [word, index])),
  fr: new Map(stopWords.fr.map((word, index) => [word, index])),
}
// The index replaces stop words with private-use characters, from another range if capitalized.
const firstSign = 0xe000
const capitals = 0x100
const signs = /[\ue000-\ue1ff]/g
const wholeWord = /(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}-])/gu

/**
 * Normalizes a text for the index: sets elisions, French inverted pronouns (« -t-il ») and English possessives apart,
 * splits ligatures, and encodes stop words.
 */
export function encodeTextForSearchIndex(text: string, language: Language): string {
  const same = text
    .replace(/['ʼ]/g, '’')
    .replace(signs, '')
    .replace(/œ/g, `o${joiner}e`)
    .replace(/Œ/g, `O${joiner}E`)
    .replace(/[\s\u200b]+/g, ' ')
  const apart =
    language === 'fr' ? same.replace(elision, '’ ').replace(pronoun, ' $&') : same.replace(possessive, ' $&')
  return apart.replace(wholeWord, word => {
    const lower = word.toLowerCase()
    const index = stopWordIndexes[language].get(lower)
    // “IT” and “US” are not stop words.
    if (index === undefined || word.slice(1) !== lower.slice(1)) return word
    return String.fromCharCode(firstSign + index + (word === lower ? 0 : capitals))
  })
}

/** Whether an encoded word is a stop word, without punctuation after it. */
export function isEncodedStopWord(word: string): boolean {
  return /^[\ue000-\ue1ff]’?$/.test(word)
}

function restoreStopWords(text: string, language: Language): string {
  return text.replace(signs, sign => {
    const index = sign.charCodeAt(0) - firstSign
    const word = stopWords[language][index % capitals] ?? ''
    return index < capitals ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/** Restores the original text of indexed words for display, each with the space before it. */
export function restoreDisplayWordsAndSpaces(
  words: readonly string[],
  language: Language,
): { text: string; space: string }[] {
  const shown = words.map(word =>
    restoreStopWords(word, language).replaceAll(`o${joiner}e`, 'œ').replaceAll(`O${joiner}E`, 'Œ'),
  )
  return shown.map((text, index) => ({
    text,
    space: index ? chooseSpace(shown[index - 1] ?? '', text, language) : '',
  }))
}

function chooseSpace(before: string, word: string, language: Language): string {
  if (/^(?:’s|-\p{L})/u.test(word) || (language === 'fr' && /\p{L}’$/u.test(before))) return ''
  // No break before French punctuation, nor after a number (“3 months”, “20 000”), nor between both numbers of a range.
  const kept =
    /^[»:;?!%$]/.test(word) ||
    before.endsWith('«') ||
    /^\(?\d(?:[\d,.]*\d)?$/.test(before) ||
    (/^(?:à|to)$/.test(before) && /^\d/.test(word))
  return kept ? '\u00a0' : ' '
}

/** Delimiters around words that are indexed but not shown: the aliases of a term. */
export const hiddenWordsDelimiters = { begin: '⟦', end: '⟧' } as const

const most = 8

/** The first eight of a query’s search words, as listSearchWords returns them. */
export function listFirstSearchQueryWords(query: string, language: Language): string[] {
  return listSearchWords(query, language).slice(0, most)
}

/**
 * The distinct words of a text or query as the search compares them: normalized like the index, in lower case, without
 * stop words or punctuation at the ends.
 */
export function listSearchWords(text: string, language: Language): string[] {
  const words = encodeTextForSearchIndex(text.normalize('NFC'), language)
    .replace(signs, '')
    .replaceAll(joiner, '')
    .toLowerCase()
    .split(' ')
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ''))
    .filter(word => word && !stopWordIndexes[language].has(word))
  return [...new Set(words)]
}

/** Folds a text for comparison: lower case, without accents. */
export function foldCaseAndAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').toLowerCase()
}
