import type { VisibleTextFinding, Findings, Rule } from '../rule'

/** Finds missing elisions and contractions: « si il », « que elle », « de le », « ce accord ». */
export const elisionsAndContractions: Rule = {
  requirement: 'Short French words are elided before a vowel, and « de le » and « à les » are contracted.',
  level: 'notice',
  checkVisibleText: ({ text, language }) =>
    language === 'fr' && maySlip.test(text) ? slips.flatMap(({ mark, write }) => findSlips(text, mark, write)) : [],
}

const start = "(?<![\\p{L}\\p{N}’'-])"
const gap = '[ \\u00a0\\n]'
// Lists words with a silent h; there is no elision before « onze », « oui » or a number in a range.
const vowel =
  '(?!onz|oui(?!e)|ouistiti|ouate|ululer|une? (?:à|ou) )(?:[aeiouàâéèêîôœ]|h(?:ab|ebdo|erb|ésit|eur|ist|iver|omm|omolog|onnê|onne|onor|orai|oriz|ôpit|ospit|ôt|uile|uiss|umai|umeur|umid|ydro|ygi|ypo))\\p{Ll}'
// Words that may also follow « lisez-la », « ce » or a noun of the same form.
const little =
  '(?:en|au|aux|avec|avant|après|aussi|alors|afin|autour|ainsi|autant|et|ou|où|une?|on|entre|envers|ensuite|encore|est|ont|eux|elles?|ils?)(?!\\p{L})'

// A cheap filter: most texts have no match and skip the other patterns.
const maySlip =
  /\b(?:si|que|lorsque|puisque|quoique|jusque|[djnmtslc]e|[lmts]a|nouveau)[ \u00a0\n][aeiouàâéèêîôœh]|(?:\bde|à)[ \u00a0\n]les?[ \u00a0\n]/i

interface Slip {
  mark: RegExp
  write: (found: string) => string
}

const createSlip = (source: string, write: Slip['write']): Slip => ({ mark: new RegExp(start + source, 'gu'), write })
const elide = (found: string) => found.replace(/[aei]\s+(?=\S+$)/u, '’')

const slips: Slip[] = [
  createSlip(`[Ss]i${gap}ils?(?!\\p{L})`, elide),
  createSlip(
    `(?:(?:[Pp]arce|[Bb]ien|[Aa]fin|[Tt]andis|[Dd]ès|[Pp]our|[Aa]vant|[Aa]près|[Aa]lors|[Aa]insi|[Pp]lus|[Mm]oins|[Tt]el)${gap})?(?:[Qq]ue|[Ll]orsque|[Pp]uisque|[Qq]uoique|[Jj]usque)${gap}(?=${vowel})(?!(?:et|ou)(?!\\p{L}))\\p{Ll}+`,
    elide,
  ),
  createSlip(`(?:[Dd]e|[Jj]e|[Nn]e|me|[Tt]e|[Ss]e)${gap}(?=${vowel})(?!(?:et|ou)(?!\\p{L}))\\p{Ll}+`, elide),
  createSlip(`[Cc]e${gap}(?:est|était|étaient)(?!\\p{L})`, elide),
  createSlip(`(?:[Ll]e|[Ll]a)${gap}(?=${vowel})(?!${little})\\p{Ll}+`, elide),
  // Before a verb « le » and « les » are pronouns: « de le lire ».
  createSlip(`(?:[Dd]e|à|À)${gap}les?${gap}(?!\\p{L}+(?:er|ir|re|oir)(?!\\p{L}))(?!${vowel})\\p{Ll}{3,}`, found =>
    found
      .replace(/^de le\s/iu, 'du ')
      .replace(/^de les\s/iu, 'des ')
      .replace(/^à le\s/iu, 'au ')
      .replace(/^à les\s/iu, 'aux '),
  ),
  createSlip(`[MmTtSs]a${gap}(?=${vowel})(?!${little})\\p{Ll}+`, found => found.replace(/a\s+/u, 'on ')),
  // « Et ce indépendamment de »: a pronoun that refers to what precedes.
  createSlip(`(?<!(?:et|sur|,)[ ])[Cc]e${gap}(?=${vowel})(?!${little}|étai)\\p{Ll}+`, found =>
    found.replace(/e\s+/u, 'et '),
  ),
  createSlip(
    `(?:[Uu]n|[Ll]e|[Cc]e|[Aa]u|[Dd]u|[Nn]otre|[Vv]otre)${gap}nouveau${gap}(?=${vowel})(?!${little})\\p{Ll}+`,
    found => found.replace('nouveau', 'nouvel'),
  ),
]

function findSlips(text: string, mark: RegExp, write: Slip['write']): Findings<VisibleTextFinding> {
  return [...text.matchAll(mark)].map(({ 0: found, index }) => ({
    index,
    message: `says « ${found} »; French writes « ${write(found)} »`,
  }))
}
