import type { Language } from '../config/languages'

/** A run of typeset text: plain, superscript, or without line breaks. */
export type TypesetPart = string | { superscript: string } | { noWrap: string }

// « 514 555-0100 », “514-555-0100”; « Règlement 45-106 ».
const hyphenatedNumber = '(?<![\\p{L}\\d-])(?:\\d{3}[ \\u00a0-])?\\d{2,3}-\\d{3,4}(?![\\p{L}\\d-])'

// « rendez-vous », “part-time”: no wider than a narrow cell.
const shortCompound = '(?<![\\p{L}\\d-])(?=[\\p{L}-]{5,15}(?![\\p{L}\\d-]))\\p{L}+(?:-\\p{L}+)+'

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

// Spaces that become non-breaking: « 1er | avril », « 20 | novembre », « 24 | heures », « nᵒ | 51 »,
// « section | 10 », « classe | III », « art. | 6 », « c. | B-1 », « 47 | et | 48 », « Montréal | (QC) », « © | 2026 »;
// « mars | 2026 », « 2024 | CAF | 23 », and before « | : », « | · », « | % », « 5 | 000 | $ », « 9 | h | 30 | à | 18 | h »,
// and inside quotation marks. Find in page still matches them with ordinary spaces.
// The pattern begins with the space, so that the lookbehinds are only tried at spaces.
const held = new RegExp(
  ` (?:${[
    `(?<=(?<!\\d)(?:1er|\\d{1,2}) )(?=(?:${months})(?!\\p{L}))`,
    `(?<=(?<!\\p{L})(?:${months}) )(?=\\d{4}(?!\\d))`,
    '(?<=(?<!\\d)\\d{4} )(?=\\p{Lu}{2,5} \\d)|(?<=(?<!\\d)\\d{4}[ \\u00a0]\\p{Lu}{2,5} )(?=\\d)',
    '(?<=(?<![\\p{L}\\d])\\d{1,3} )(?=\\p{Ll}{3})',
    '(?<=(?<!\\p{L})(?:[nN]o|titres?|sections?|classes?|phases?) )(?=\\d|[IVX]+(?!\\p{L}))',
    '(?<=(?<!\\p{L})(?:art|par|al|vol|r)\\. )(?=(?:\\p{Lu}\\.)?\\d)',
    '(?<=(?<!\\p{L})ch?\\. )(?=(?:\\p{Lu}-)?\\d)|(?=\\(QC\\))',
    '(?<=(?<![\\p{L}\\d])\\d{1,3} )(?=et \\d{1,3}(?![\\p{L}\\d]))|(?<=\\d[ \\u00a0]et )(?=\\d{1,3}(?![\\p{L}\\d]))',
    '(?<=(?<!\\p{L})[àÀ] )(?=\\d{1,3}(?![\\d,]))',
    '(?=[:%$»·])|(?<=[«©] )',
    '(?<=(?<![\\d,.])\\d{1,3}(?:[ \\u00a0]\\d{3})* )(?=\\d{3}(?:[ \\u00a0]\\d{3})*[ \\u00a0][%$])',
    '(?<=\\d )(?=h(?![\\p{L})]))|(?<=\\d[ \\u00a0]h )(?=(?:à )?\\d\\d?(?!\\p{L}))',
  ].join('|')})`,
  'gu',
)

// A non-breaking hyphen (U+2011) would break find in page and copying, so these words are wrapped in an element
// instead. A line may break before and after that element, so it includes adjoining punctuation.
const marked = new RegExp(
  [
    '(?<raised>(?<=(?<![\\p{L}\\d,.-])1)(?:er|re)s?(?!\\p{L})|(?<=(?<![\\p{L}\\d,.-])\\d{1,3})es?(?!\\p{L})|(?<=(?<!\\p{L})[nN])o(?=\\u00a0\\d))',
    `(?:[(«“]|\\p{L}+’|(?<!\\p{L})ch?\\.\\u00a0)*(?:${[
      '(?<!\\p{L})\\p{L}+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|ci|là|moi|toi|les?|la|lui|leur|y|en)(?![\\p{L}-])',
      '(?<![\\p{L}\\d-])\\p{Lu}+(?:[-/](?:\\p{Lu}{1,2}|\\d{1,4}))+(?![\\p{L}\\d-])',
      'à temps',
      hyphenatedNumber,
      shortCompound,
    ].join('|')})(?:[.,;!?)»”…]|\\u00a0[:»])*`,
  ].join('|'),
  'gu',
)

// In a large heading, no line ends with an article or a preposition; a long word after it would need too wide a screen.
const withSmallWords =
  /(?<![\p{L}\p{N}’-])(?:(?:à|aux?|d[eu]s?|en|et|la|les?|ou|une?) ){1,2}[\p{L}\p{N}’-]{1,14}(?![\p{L}\p{N}’-])(?:[.,;!?]|\u00a0[:»])*/giu

const heldInEnglish = /(?<=\d) (?=[ap]\.m\.)|(?<=[ap]\.m\.) (?=to \d)|(?<=[ap]\.m\. to) (?=\d)| (?=·|\(QC)/g
// “July 24, 2026”, “July 2026”, “2024 FCA 23”, “30 minutes”, “(s. 4(6)”, “c. C-44”, “SOR/98-282”, “part-time”, “non-compliance”, a phone number or “45-106”.
const markedInEnglish = `[(“]*(?:${[
  hyphenatedNumber,
  '(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\\d{1,2}(?:, \\d{4})?|\\d{4})(?!\\d)',
  '(?<!\\d)\\d{4} \\p{Lu}{2,5} \\d+',
  '[$\\d.,–]*\\d \\p{Ll}{4,}',
  '(?<!\\p{L})(?:arts?|ch?|r|ss?)\\. (?:\\p{Lu}[.-])?\\d[\\d().-]*',
  '(?<![\\p{L}\\d-])(?:[nN]on-\\p{L}+|\\p{Lu}+[-/]\\d[\\d-]*)(?![\\p{L}\\d-])',
  shortCompound,
].join('|')})[.,;)]*`
const shortInEnglish = new RegExp(markedInEnglish, 'gu')
const shortOrCompoundInEnglish = new RegExp(`${markedInEnglish}|\\p{L}+(?:-\\p{L}+)+[.,;!?)]*`, 'gu')

// « Biotechnologie : | du laboratoire à la licence »: a heading of two clauses, of which one is short, breaks between
// them. Longer ones would need too many lines. A name before a colon may be shorter, and what explains it have commas.
const twoClauses = /^([^:;,]{9,11}:|[^:;,]{12,21}[:;,]|[^:;,]{22,31}[:;,](?= .{8,22}$)) ((?<=: ).{8,40}|[^:;,]{8,40})$/u
const longestShortClause = 24

/**
 * Typesets text. French: superscripts in « 1er » and « no 51 », and no line breaks between a number and its unit or
 * month, inside « à temps », a short compound, a phone number or « DORS/98-282 », nor, in a heading, after a
 * short article or preposition. English: no line breaks inside “9 a.m.”, “30 minutes”, “July 24, 2026”, “s. 4(6)”,
 * “part-time”, “non-compliance” or a phone number or before a middle dot, nor, in a heading, inside a longer compound.
 * Text for input, search, clipboard and machines stays plain.
 */
export function splitIntoTypesetParts(text: string, language: Language, inHeading = false): TypesetPart[] {
  return language === 'fr' ? typesetFrench(text, inHeading) : typesetEnglish(text, inHeading)
}

/**
 * The clauses of a heading, typeset: two short ones, between which its line should break, or the whole heading.
 * `needsWidth` if the first fits a line only in a wide column.
 */
export function splitHeadingIntoTypesetClauses(text: string, language: Language) {
  const [, ...clauses] = twoClauses.exec(text.replace(/ (?=:)/, '\u00a0')) ?? ['', text]
  return {
    clauses: clauses.map(clause => splitIntoTypesetParts(clause, language, true)),
    needsWidth: clauses.length > 1 && (clauses[0]?.length ?? 0) > longestShortClause,
  }
}

function typesetFrench(text: string, inHeading: boolean): TypesetPart[] {
  const parts = split(text.replace(held, '\u00a0'), marked)
  return inHeading ? parts.flatMap(part => (typeof part === 'string' ? cut(part, withSmallWords) : part)) : parts
}

function typesetEnglish(text: string, inHeading: boolean): TypesetPart[] {
  return split(text.replace(heldInEnglish, '\u00a0'), inHeading ? shortOrCompoundInEnglish : shortInEnglish)
}

function split(words: string, marks: RegExp): TypesetPart[] {
  // Each of the marks but this one has a figure or a hyphen in it or beside it.
  return /[\d-]|à t/.test(words) ? cut(words, marks) : [words]
}

function cut(words: string, marks: RegExp): TypesetPart[] {
  const pieces: TypesetPart[] = []
  let done = 0
  for (const match of words.matchAll(marks)) {
    if (match.index > done) pieces.push(words.slice(done, match.index))
    pieces.push(match.groups?.raised ? { superscript: match[0] } : { noWrap: match[0] })
    done = match.index + match[0].length
  }
  return done < words.length || !pieces.length ? [...pieces, words.slice(done)] : pieces
}
