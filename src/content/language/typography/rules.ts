import type { PatternHint } from '../patternHints'

/** A typography rule: pattern, message and automatic fix. */
interface TypographyRule extends PatternHint {
  /** Matches exactly the wrong characters, or the empty position where one is missing; context is in lookarounds. */
  pattern: RegExp
  /** The message for the writer. */
  message: string
  /** The replacement of the match; undefined if a person must decide. */
  fix?: (match: RegExpExecArray) => string | undefined
  /** Wrong texts, with the fixed text if there is one; used as tests. */
  examples: { wrong: string; mended?: string }[]
}

const space = '\u00a0'
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/**
 * Pattern source for the position before a capitalized word, unless the word is part of an English name, such as
 * “Center for Drug Evaluation and Research”.
 */
export const notInEnglishNamePatternSource = String.raw`(?<!\b(?:for|of|and|the|by)[ \u00a0](?:\p{L}+[ \u00a0]){0,2})(?!\p{L}+[ \u00a0](?:and|of|for)\b)`

/** Rules for every language, about what writers cannot see. */
export const commonTypographyRules: TypographyRule[] = [
  {
    pattern: /\p{L}\p{M}+/gu,
    message: 'has a letter made of two characters; an accent belongs to its letter',
    fix: ([letter]) => (letter === letter.normalize('NFC') ? undefined : letter.normalize('NFC')),
    examples: [{ wrong: 'Montre\u0301al', mended: 'Montréal' }],
  },
  {
    pattern: /[\ufb00-\ufb06]/gu,
    message: 'has letters joined into one sign; they are typed apart',
    fix: ([letters]) => letters.normalize('NFKC'),
    examples: [{ wrong: 'the \ufb01eld', mended: 'the field' }],
  },
  {
    pattern: /[\u00ad\u200b\u2060\ufeff]/gu,
    message: 'has an invisible character; remove it',
    fix: () => '',
    examples: [{ wrong: 'life\u200bsciences', mended: 'lifesciences' }],
  },
]

/** French typography rules (Office québécois de la langue française), for the content check and `fix:content`. */
export const frenchTypographyRules: TypographyRule[] = [
  {
    pattern: /(?<=\p{L})'/gu,
    hint: /'/,
    message: 'has a straight apostrophe; French uses ’',
    fix: () => '’',
    examples: [
      { wrong: "L'essai", mended: 'L’essai' },
      { wrong: "Pour l'**essai**", mended: 'Pour l’**essai**' },
    ],
  },
  {
    // The extracted text has two spaces where a <Source> before the colon was.
    pattern: /(?<=\S)(?:[ ](?=[:%]|\$(?![ \u00a0]?\d))|\n(?=[%$]))|(?<=\S[ ]+)[ ](?=:)/gu,
    hint: /[ \n][:%$]/,
    message: 'has an ordinary space before “:”, “%” or “$”; use a non-breaking space (U+00A0)',
    // “de $5,000” has the sign on the wrong side, which a space does not fix.
    fix: ({ input, index }) =>
      /^ [%$]/.test(input.slice(index)) && !/\p{N}$/u.test(input.slice(0, index)) ? undefined : space,
    examples: [
      { wrong: 'Un prix : le bon', mended: `Un prix${space}: le bon` },
      { wrong: 'Un prix  : le bon', mended: `Un prix ${space}: le bon` },
      { wrong: 'Gagnez 60 %', mended: `Gagnez 60${space}%` },
      { wrong: 'Gagnez 66⅔ %', mended: `Gagnez 66⅔${space}%` },
      { wrong: 'Payez 50 $', mended: `Payez 50${space}$` },
      { wrong: 'Payez les $' },
    ],
  },
  {
    pattern: /(?<=«)(?![\u00a0\u202f])[ \n]?/gu,
    hint: /«/,
    message: 'needs a non-breaking space (U+00A0) after «',
    fix: () => space,
    examples: [
      { wrong: `«Un mot${space}»`, mended: `«${space}Un mot${space}»` },
      { wrong: `« Un mot${space}»`, mended: `«${space}Un mot${space}»` },
    ],
  },
  {
    pattern: /[ \n](?=»)|(?<![ \n\u00a0\u202f])(?=»)/gu,
    hint: /»/,
    message: 'needs a non-breaking space (U+00A0) before »',
    fix: () => space,
    examples: [
      { wrong: `«${space}Un mot»`, mended: `«${space}Un mot${space}»` },
      { wrong: `«${space}Un mot »`, mended: `«${space}Un mot${space}»` },
    ],
  },
  {
    pattern: /[ \u00a0](?=[;!?])/gu,
    message: 'has a space before “;”, “!” or “?”; use none, or a narrow one (U+202F)',
    fix: () => '',
    examples: [
      { wrong: 'Un mot ; un autre', mended: 'Un mot; un autre' },
      { wrong: `Qui paie${space}?`, mended: 'Qui paie?' },
    ],
  },
  {
    // After a word, number, bracket, emphasis or placeholder: « {{problem}}: {{reason}} ».
    pattern: /(?<=[\p{L}\p{N}…)»”’%$}*>])(?=:(?:\s|$))/gu,
    hint: /:/,
    message: 'needs a non-breaking space (U+00A0) before “:”',
    fix: () => space,
    examples: [
      { wrong: 'Un prix: le bon', mended: `Un prix${space}: le bon` },
      { wrong: 'Le prix (net): le bon', mended: `Le prix (net)${space}: le bon` },
      { wrong: 'Voir l’annexe 2: le prix', mended: `Voir l’annexe 2${space}: le prix` },
    ],
  },
  {
    pattern: /(?<=\d)(?=[%$])/gu,
    hint: /\d[%$]/,
    message: 'needs a non-breaking space (U+00A0) between the number and its sign',
    fix: () => space,
    examples: [
      { wrong: 'Gagnez 60%', mended: `Gagnez 60${space}%` },
      { wrong: `Payez 5${space}000$`, mended: `Payez 5${space}000${space}$` },
    ],
  },
  {
    // A year before a number is not a thousands group, nor is a phone number’s area code.
    pattern:
      /(?<=(?<![\d,.])\d{1,3}(?:[ \u00a0\u202f]\d{3})*)[ ](?=\d{3}(?!\d))(?! ?\d{3}[-. \u00a0]\d{4})(?! ?\d{3}[-. \u00a0]\d{3}[-. \u00a0]\d{4})/gu,
    hint: /\d \d{3}/,
    message: 'has an ordinary space between thousands; use a non-breaking space (U+00A0)',
    fix: () => space,
    examples: [{ wrong: `Payez 5 000${space}$`, mended: `Payez 5${space}000${space}$` }],
  },
  {
    // A letter with a closing bracket is a paragraph of an act: « alinéa 3 h) ».
    pattern:
      /(?<=\d)[ ]?(?=h(?:[ \u00a0]?\d\d)?(?![\p{L})]|\u202f))|(?<=\([^()]*\d)[ ]?(?=h\))|(?<=\d[ \u00a0]?h)[ ]?(?=\d\d(?!\p{L}))/gu,
    hint: /\d[ \u00a0]?h/,
    message: 'needs non-breaking spaces (U+00A0) around the “h” of hours',
    fix: () => space,
    examples: [
      { wrong: 'À 9 h', mended: `À 9${space}h` },
      { wrong: 'À 9h30', mended: `À 9${space}h${space}30` },
      { wrong: `À 9${space}h 30`, mended: `À 9${space}h${space}30` },
      { wrong: `À 9${space}h30`, mended: `À 9${space}h${space}30` },
    ],
  },
  {
    pattern:
      /(?<=(?<![\p{L}\d,.-])(?:[01]?\d|2[0-4])[ \u00a0]?)(?:H|[Hh]rs?\.?)(?=[ \u00a0]?[0-5]\d(?!\d)|(?![\p{L}\d])(?<!\d[ \u00a0]H))/gu,
    hint: /\d[ \u00a0]?[Hh]/,
    message: 'has hours with a capital, or as English shortens them; French writes « 14 h 30 »',
    fix: () => 'h',
    examples: [
      { wrong: `À 10${space}H${space}30`, mended: `À 10${space}h${space}30` },
      { wrong: `À 9${space}hrs`, mended: `À 9${space}h` },
    ],
  },
  {
    // Inside « », curly marks are correct: they mark a nested quotation. Straight ones never are.
    pattern: /"|(?<!«[^»]*)[“”]/gu,
    hint: /["“”]/,
    message: 'has English quotation marks; French uses « »',
    fix: guillemet,
    examples: [
      { wrong: 'Le “bon” prix', mended: `Le «${space}bon${space}» prix` },
      { wrong: 'Le "bon" prix', mended: `Le «${space}bon${space}» prix` },
      { wrong: 'Un écran de 6" de large' },
      { wrong: `Il dit «${space}le "bon" prix${space}»` },
    ],
  },
  {
    pattern: /(?<=(?<![\p{L}\d])(?:\d+|[IVX]+)[ \u00a0]?)(?:i?[èe]me|è|é)(?=s?(?!\p{L}))/gu,
    hint: /[\dIVX][ \u00a0]?(?:i?[èe]me|è|é)/,
    message: 'has a long ordinal; French writes 2e, XXIe',
    fix: () => 'e',
    examples: [
      { wrong: 'La 2ème phase', mended: 'La 2e phase' },
      { wrong: 'Le 2è comité', mended: 'Le 2e comité' },
      { wrong: 'Le XXIième siècle', mended: 'Le XXIe siècle' },
    ],
  },
  {
    pattern: /(?<=(?<!\p{L})(?:Mmes?|Mlles?|Mes?|Drs?|Dres?))\.(?=[ \u00a0]\p{Lu})/gu,
    hint: /(?:M(?:m|ll)?e|Dr)e?s?\./,
    message: 'has a point after an abbreviation that ends with the last letter of its word; French writes Mme, Dr',
    fix: () => '',
    examples: [
      { wrong: 'Mme. Roy signe', mended: 'Mme Roy signe' },
      { wrong: 'Me. Roy signe', mended: 'Me Roy signe' },
    ],
  },
  {
    pattern: /(?<=(?<![\p{L}\d,.§-])1)e(?![\p{L}\d])/gu,
    hint: /1e/,
    message: 'has “1e”; French writes 1er, or 1re before a feminine word',
    examples: [{ wrong: 'Le 1e mars' }],
  },
  {
    pattern: /(?<=(?<![\p{L}\d,.])\d+)(?:nde?|rd|st|th)s?(?![\p{L}\d])/gu,
    hint: /\d(?:nd|rd|st|th)/,
    message: 'has an English ordinal; French writes 1er, 2e, 3e',
    fix: ({ input, index }) => (input[index - 1] === '1' ? undefined : 'e'),
    examples: [
      { wrong: 'Le 2nd dossier', mended: 'Le 2e dossier' },
      { wrong: 'La 3rd phase', mended: 'La 3e phase' },
      { wrong: 'Le 1st mars' },
    ],
  },
  {
    pattern: /(?<=(?<![\p{L}\d,.])1[ \u00a0]?)i?[èe]re(?=s?(?!\p{L}))/gu,
    hint: /1[ \u00a0]?i?[èe]re/,
    message: 'has a long ordinal; French writes 1re',
    fix: () => 're',
    examples: [{ wrong: 'La 1ère phase', mended: 'La 1re phase' }],
  },
  {
    pattern: /(?<=(?<![\d,.])1)(?:[ \u00a0]?ier|[ \u00a0]er)(?!\p{L})/gu,
    hint: /1[ \u00a0]?i?er/,
    message: 'has a long ordinal; French writes 1er',
    fix: () => 'er',
    examples: [{ wrong: 'Le 1ier avril', mended: 'Le 1er avril' }],
  },
  {
    pattern: new RegExp(String.raw`(?<![\d,.\u00a0-])1(?=[ \u00a0](?:${months})(?!\p{L}))`, 'gu'),
    hint: /1[ \u00a0][a-z]/,
    message: 'has “1” before a month; French writes 1er',
    fix: () => '1er',
    examples: [{ wrong: 'Le 1 avril', mended: 'Le 1er avril' }],
  },
  {
    pattern: new RegExp(String.raw`(?<![\d,.-])0(?=[1-9][ \u00a0](?:${months})(?!\p{L}))`, 'gu'),
    hint: /0[1-9][ \u00a0][a-z]/,
    message: 'has a day that begins with zero; French writes it without',
    fix: () => '',
    examples: [{ wrong: 'Le 05 avril', mended: 'Le 5 avril' }],
  },
  {
    pattern:
      /(?<=\d(?:er)?[ \u00a0])(?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre)(?!\p{L})/gu,
    hint: /\d(?:er)?[ \u00a0][A-Z]/,
    message: 'has a capital on a month; French writes months in small letters',
    fix: ([month]) => month.toLowerCase(),
    examples: [{ wrong: 'Le 10 Janvier 2024', mended: 'Le 10 janvier 2024' }],
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:[Ll]e|[Ll]es|[Dd]u|[Aa]u|[Cc]e|[Cc]haque)[ \u00a0])(?:Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)(?=s?(?!\p{L}))/gu,
    hint: /[ \u00a0](?:Lun|Mar|Mer|Jeu|Ven|Sam|Dim)/,
    message: 'has a capital on a day of the week; French writes days in small letters',
    fix: ([day]) => day.toLowerCase(),
    examples: [{ wrong: 'Chaque Lundi', mended: 'Chaque lundi' }],
  },
  {
    pattern: new RegExp(String.raw`(?<=\d[ \u00a0](?:${months})),(?=[ \u00a0]\d{4})`, 'gu'),
    hint: /,[ \u00a0]\d{4}/,
    message: 'has a comma inside a date; French writes « 10 janvier 2024 »',
    fix: () => '',
    examples: [{ wrong: 'Le 10 janvier, 2024', mended: 'Le 10 janvier 2024' }],
  },
  {
    pattern: /(?<=\d[ \u00a0]?)(?:[AaPp]\.?[Mm]\.?)(?![\p{L}])/gu,
    hint: /\d[ \u00a0]?[AaPp]\.?[Mm]/,
    message: 'counts hours as English does; French writes « 14 h 30 »',
    examples: [{ wrong: 'À 9 pm' }],
  },
  {
    pattern: /(?<=(?<!\p{L})(?:à|de|dès|vers|avant|après|À|De|Dès)[ \u00a0])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/gu,
    hint: /\d:\d/,
    message: 'has a colon in an hour; French writes « 9 h 30 »',
    examples: [{ wrong: 'Ouvert dès 9:30' }],
  },
  {
    pattern:
      /(?<!\p{L})(?:[Oo]e|OE)(?=uvr|ufs?(?!\p{L})|illets?(?!\p{L})|il(?!\p{L})|UVR|sophag)|(?<=(?<!\p{L})(?:ch?|s|v|n|m|man)|[’'-])oe(?=u(?:rs?|x|d?s?)(?!\p{L})|uvr)/gu,
    hint: /[Oo]e|OE/,
    message: 'has “oe” where French joins the letters; it writes « œuvre », « cœur », « sœur »',
    fix: ([letters]) => (letters === 'oe' ? 'œ' : 'Œ'),
    examples: [
      { wrong: 'Une oeuvre', mended: 'Une œuvre' },
      { wrong: 'La main-d’oeuvre', mended: 'La main-d’œuvre' },
      { wrong: 'Au coeur du dossier', mended: 'Au cœur du dossier' },
    ],
  },
  {
    pattern: /(?<=(?<!\p{L})[Cc]onflits?[ \u00a0]d[’'])intérêt(?!\p{L})/gu,
    hint: /onflits?[ \u00a0]d/,
    message: 'has one interest in conflict; French writes « conflit d’intérêts »',
    fix: () => 'intérêts',
    examples: [{ wrong: 'Un conflit d’intérêt', mended: 'Un conflit d’intérêts' }],
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:[Uu]n|[Ll]e|[Vv]otre|[Cc]e|[Dd]e|[Ss]ur|[Pp]re(?:ndre|nez|nons)|[Vv]os|[Dd]es|[Ll]es|[Aa]u|[Dd]u)[ \u00a0]rendez)[ \u00a0](?=vous(?!\p{L}))|(?<=(?<!\p{L})[Cc][’']est)[ \u00a0]à[ \u00a0](?=dire(?!\p{L}))|(?<=(?<!\p{L})[Vv]is)[ \u00a0]à[ \u00a0](?=vis(?!\p{L}))/gu,
    hint: /rendez[ \u00a0]|[ \u00a0]à[ \u00a0](?:dire|vis)/,
    message: 'lacks a hyphen; French writes « rendez-vous », « c’est-à-dire », « vis-à-vis »',
    fix: ([gap]) => (gap.includes('à') ? '-à-' : '-'),
    examples: [
      { wrong: 'Un rendez vous', mended: 'Un rendez-vous' },
      { wrong: 'Soit, c’est à dire oui', mended: 'Soit, c’est-à-dire oui' },
    ],
  },
  {
    pattern: /(?<=\d[ \u00a0](?:jours?|heures?|h)[ \u00a0]?)\/(?=[ \u00a0]?\d)/gu,
    hint: /\//,
    message: 'has a bar between days or hours; French writes « 7 jours sur 7 »',
    examples: [{ wrong: `Ouvert 7${space}jours/7` }],
  },
  {
    pattern: /(?<=(?<!\p{L})en[ \u00a0])(?:Français|Anglais|Espagnol|Italien|Allemand)(?!\p{L})/gu,
    hint: /en[ \u00a0][FAEI]/,
    message: 'has a capital on a language; French writes « en français »',
    fix: ([language]) => language.toLowerCase(),
    examples: [{ wrong: 'Un contrat en Français', mended: 'Un contrat en français' }],
  },
  {
    pattern: /\$(?=[ \u00a0]?\d)/gu,
    message: 'has the dollar sign before the amount; French writes « 5 000 $ »',
    examples: [{ wrong: 'Payez $50' }],
  },
  {
    pattern: /(?<=(?<![\d,.])\d{1,3}(?:,\d{3})*),(?=\d{3}(?:,\d{3})*[ \u00a0](?:\$|dollars))/gu,
    hint: /\d,\d{3}/,
    message: 'has a comma between thousands; French has a non-breaking space (U+00A0) there',
    fix: () => space,
    examples: [{ wrong: `Payez 5,000${space}$`, mended: `Payez 5${space}000${space}$` }],
  },
  {
    pattern: /(?<=(?<![\d,.])[1-9]\d{0,2}(?:\.\d{3})*)\.(?=\d{3}(?:\.\d{3})*[ \u00a0]?(?:\$|€|dollars|euros))/gu,
    hint: /\d\.\d{3}/,
    message: 'has a point between thousands; French has a non-breaking space (U+00A0) there',
    fix: () => space,
    examples: [{ wrong: `Payez 12.500${space}$`, mended: `Payez 12${space}500${space}$` }],
  },
  {
    pattern: /(?<=(?<![\d.\p{L}])\d+)\.(?=\d{1,2}[ \u00a0]?(?:%|[MG]?\$|millions?|milliards?))/gu,
    hint: /\d\.\d/,
    message: 'has a decimal point; French has a comma',
    fix: () => ',',
    examples: [{ wrong: `Soit 2.5${space}%`, mended: `Soit 2,5${space}%` }],
  },
  {
    pattern: /(?<=\d)[ ]?(?=[MGk]\$)/gu,
    hint: /[MGk]\$/,
    message: 'needs a non-breaking space (U+00A0) between the number and its sign',
    fix: () => space,
    examples: [{ wrong: 'Soit 6 M$', mended: `Soit 6${space}M$` }],
  },
  {
    pattern: /(?<!\p{L})M(?:r\.?)?(?=[ \u00a0]\p{Lu}\p{Ll})/gu,
    hint: /M(?:r\.?)?[ \u00a0]/,
    message: 'has a title in English, or without its point; French writes « M. Roy », « Mme Roy », « Me Roy »',
    fix: () => 'M.',
    examples: [
      { wrong: 'Selon Mr Roy', mended: 'Selon M. Roy' },
      { wrong: 'Selon M Roy', mended: 'Selon M. Roy' },
    ],
  },
  {
    pattern: /(?<=(?<!\p{L})(?:[ldjmtscn]|qu)[’'])[ \u00a0]+(?=\p{L})/giu,
    hint: /[’'][ \u00a0]/,
    message: 'has a space after an apostrophe',
    fix: () => '',
    examples: [{ wrong: 'Le Québec et l’ Ontario', mended: 'Le Québec et l’Ontario' }],
  },
  {
    pattern: /(?<!\p{L})[nN][°º](?=[ \u00a0]?\d)/gu,
    hint: /[°º]/,
    message: 'has “n°”; in Québec the abbreviation is « no »',
    examples: [{ wrong: `Le dossier n°${space}5` }],
  },
  {
    pattern: /(?<!\p{L})(nos?)\.(?=[ \u00a0]?\d)/gu,
    hint: /nos?\./,
    message: 'has a point behind « no »; the abbreviation of “numéro” takes none',
    fix: ([found]) => found.slice(0, -1),
    examples: [{ wrong: `Voir le dossier no.${space}5`, mended: `Voir le dossier no${space}5` }],
  },
  {
    pattern: /(?<![.[(])\.{3}(?!\.)/gu,
    hint: /\.{3}/,
    message: 'has three points; the sign is …',
    examples: [{ wrong: 'Et ensuite...' }],
  },
  {
    pattern:
      /(?<=(?:^|[.!?][ \u00a0\n]))A(?=[ \u00a0](?:la|le|les|l’|partir|propos|titre|temps|votre|notre|nos|vos|cet|cette|ce|ces|quel|quelle|quels|quelles|qui|quoi|chaque|tout|toute|compter|moins|défaut|lire|venir|noter|Montréal|Québec|long|court|moyen|distance|un|une)(?!\p{L}))/gu,
    hint: /A[ \u00a0]/,
    message: 'has a capital without its accent; French writes « À »',
    fix: () => 'À',
    examples: [{ wrong: 'A propos de nous', mended: 'À propos de nous' }],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${notInEnglishNamePatternSource}E(?=(?:tats?|tant|crire|crivez|crits?|crite|tudes?|tudiants?|valuations?|valuer|valuez|tapes?|quipes?|quipements?|ditions?|ducation|coles?|conomies?|conomiques?|changes?|chéances?|galement|galité|lectroniques?|léments?|missions?|nergie|noncés?|tablissements?|tablir|tranger|trangers|trangère|vénements?|vènements?|volution|viter|vitez|thique|tiquettes?|tiquetage|quité|quivalents?|ligible|ligibilité|chantillons?|checs?|coutez|laborer|laboration|laborez|pargner|pargnez)(?!\p{L}))`,
      'gu',
    ),
    hint: /E[a-z]/,
    message: 'has a capital without its accent; French writes « É »',
    fix: () => 'É',
    examples: [
      { wrong: 'L’Etat paie', mended: 'L’État paie' },
      { wrong: 'Ecrivez-nous', mended: 'Écrivez-nous' },
    ],
  },
  {
    pattern: /(?<!\p{L})Ca(?=[ \u00a0]\p{Ll})/gu,
    hint: /Ca[ \u00a0]/,
    message: 'has a capital without its cedilla; French writes « Ça »',
    fix: () => 'Ça',
    examples: [{ wrong: 'Ca va de soi', mended: 'Ça va de soi' }],
  },
]

// Only fixes paired marks in a text without « »; other cases are ambiguous.
function guillemet({ input, index }: RegExpExecArray): string | undefined {
  const marks = [...input.matchAll(/["“”«»]/gu)]
  if (marks.length % 2 || marks.some(([mark]) => /[«»]/.test(mark))) return undefined
  const opens = marks.findIndex(mark => mark.index === index) % 2 === 0
  if (opens) return /(?:^|[\s(’])$/u.test(input.slice(0, index)) ? `«${space}` : undefined
  return `${space}»`
}
