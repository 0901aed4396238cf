import type { Language } from '../config/languages'

// Pagefind takes « l’avocate » for one word and « œuvre » for another than “oeuvre”. Its index and what is searched for
// therefore get the same text, from which what was written can be told again.

const elision = /(?<![\p{L}\p{N}])((?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel|pres)?qu)’)(?=[\p{L}\p{N}])/giu
const pronoun = /(?<=\p{L})(-(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous|ce))(?![\p{L}\p{N}-])/giu
const possessive = /(?<=\p{L})(’s)(?![\p{L}\p{N}])/gu
/** Stands within a letter that was two, so that it can be shown as one again; no search sees it. */
const joiner = '\u2060'

// Words that stand in every text or only make a question of what is searched for. With them an index would be half as heavy again.
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
const smallWords = {
  en: new Map(passedOver.en.split(/\s+/).map((word, index) => [word, index])),
  fr: new Map(passedOver.fr.split(/\s+/).map((word, index) => [word, index])),
}
// In place of such a word an index has a sign that is no letter; another one where the word begins with a capital.
const firstSign = 0xe000
const capitals = 0x100
const signs = /[\ue000-\ue1ff]/g
const wholeWord = /(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}-])/gu

/** A text as it is indexed: elided words stand apart, joined letters are two, small words are signs. */
export function encodeSearchIndexText(text: string, language: Language): string {
  const same = text
    .replace(/['ʼ]/g, '’')
    .replace(signs, '')
    .replace(/œ/g, `o${joiner}e`)
    .replace(/Œ/g, `O${joiner}E`)
    .replace(/[\s\u200b]+/g, ' ')
  const apart =
    language === 'fr' ? same.replace(elision, '$1 ').replace(pronoun, ' $1') : same.replace(possessive, ' $1')
  return apart.replace(wholeWord, word => {
    const [lower, rest] = [word.toLowerCase(), word.slice(1)]
    const index = smallWords[language].get(lower)
    // “IT” and “US” are no small words.
    if (index === undefined || (rest && rest !== rest.toLowerCase())) return word
    return String.fromCharCode(firstSign + index + (word === lower ? 0 : capitals))
  })
}

function withSmallWords(text: string, language: Language): string {
  return text.replace(signs, sign => {
    const index = sign.charCodeAt(0) - firstSign
    const word = [...smallWords[language].keys()][index % capitals] ?? ''
    return index < capitals ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/** An indexed text as it was written, word by word, with the space that stands before each. */
export function decodeSearchIndexWords(
  words: readonly string[],
  language: Language,
): { text: string; space: string }[] {
  const shown = words.map(word =>
    withSmallWords(word, language).replaceAll(`o${joiner}e`, 'œ').replaceAll(`O${joiner}E`, 'Œ'),
  )
  return shown.map((text, index) => ({
    text,
    space: index ? spaceBetween(shown[index - 1] ?? '', text, language) : '',
  }))
}

function spaceBetween(before: string, word: string, language: Language): string {
  if (/^(?:’s|-\p{L})/u.test(word) || (language === 'fr' && /\p{L}’$/u.test(before))) return ''
  // What French sets apart stays on the line; so do the groups of a number.
  const kept = /^[»:;?!%$]/.test(word) || before.endsWith('«') || (/\d$/.test(before) && /^\d{3}\b/.test(word))
  return kept ? '\u00a0' : ' '
}

/** Marks around words that are found but not shown: the other names of a term. */
export const hiddenWordsDelimiters = { begin: '⟦', end: '⟧' } as const

const most = 8

/** The words that a question asks for, as the index has them; what only makes it a question is left out. */
export function parseQuery(query: string, language: Language): string[] {
  return listSearchWords(query, language).slice(0, most)
}

/** Each word of a text that an index holds, once, as a question would ask for it. */
export function listSearchWords(text: string, language: Language): string[] {
  const words = encodeSearchIndexText(text.normalize('NFC'), language)
    .replace(signs, '')
    .replaceAll(joiner, '')
    .toLowerCase()
    .split(' ')
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ''))
    .filter(word => word && !smallWords[language].has(word))
  return [...new Set(words)]
}

/** A text as it is compared: small letters without accents. */
export function foldCaseAndAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').toLowerCase()
}
