/** A rule of typography: what breaks it, what is said of it, and what mends it without anybody's judgement. */
export interface TypographyRule {
  /** Matches exactly the characters that are wrong, or the empty place where one is missing; the context is looked around at. */
  breach: RegExp
  /** What is said of a text that breaks the rule. */
  message: string
  /** What should stand in the place of the match; undefined where a person must decide. */
  mend?: (match: RegExpExecArray) => string | undefined
  /** Wrong texts, each with the right one where it can be mended: the tests of the rule. */
  examples: { wrong: string; mended?: string }[]
}

const space = '\u00a0'

/** What is wrong in every language, and never seen by who typed it. */
export const everyTypography: TypographyRule[] = [
  {
    breach: /\p{L}\p{M}+/gu,
    message: 'has a letter made of two characters; an accent belongs to its letter',
    mend: ([letter]) => (letter === letter.normalize('NFC') ? undefined : letter.normalize('NFC')),
    examples: [{ wrong: 'Montre\u0301al', mended: 'Montréal' }],
  },
  {
    breach: /[\u00ad\u200b\u2060\ufeff]/gu,
    message: 'has an invisible character; remove it',
    mend: () => '',
    examples: [{ wrong: 'life\u200bsciences', mended: 'lifesciences' }],
  },
]

/** The rules of French typography (Office québécois de la langue française), for the content check and `fix:content` alike. */
export const frenchTypography: TypographyRule[] = [
  {
    breach: /(?<=\p{L})'/gu,
    message: 'has a straight apostrophe; French uses ’',
    mend: () => '’',
    examples: [
      { wrong: "L'essai", mended: 'L’essai' },
      { wrong: "Pour l'**essai**", mended: 'Pour l’**essai**' },
    ],
  },
  {
    breach: /(?<=\S)[ ](?=[:%$])/gu,
    message: 'has an ordinary space before “:”, “%” or “$”; use a non-breaking space (U+00A0)',
    // “de $5,000” has its sign on the wrong side, which is more than a space.
    mend: ({ input, index }) =>
      /^ [%$]/.test(input.slice(index)) && !/\d$/.test(input.slice(0, index)) ? undefined : space,
    examples: [
      { wrong: 'Un prix : le bon', mended: `Un prix${space}: le bon` },
      { wrong: 'Gagnez 60 %', mended: `Gagnez 60${space}%` },
      { wrong: 'Payez 50 $', mended: `Payez 50${space}$` },
      { wrong: 'Payez les $' },
    ],
  },
  {
    breach: /(?<=«)(?!\u00a0)[ \u202f]?/gu,
    message: 'needs a non-breaking space (U+00A0) after «',
    mend: () => space,
    examples: [
      { wrong: `«Un mot${space}»`, mended: `«${space}Un mot${space}»` },
      { wrong: `« Un mot${space}»`, mended: `«${space}Un mot${space}»` },
    ],
  },
  {
    breach: /[ \u202f](?=»)|(?<![ \u00a0\u202f])(?=»)/gu,
    message: 'needs a non-breaking space (U+00A0) before »',
    mend: () => space,
    examples: [
      { wrong: `«${space}Un mot»`, mended: `«${space}Un mot${space}»` },
      { wrong: `«${space}Un mot »`, mended: `«${space}Un mot${space}»` },
    ],
  },
  {
    breach: /[ \u00a0](?=[;!?])/gu,
    message: 'has a space before “;”, “!” or “?”; use none, or a narrow one (U+202F)',
    mend: () => '',
    examples: [
      { wrong: 'Un mot ; un autre', mended: 'Un mot; un autre' },
      { wrong: `Qui paie${space}?`, mended: 'Qui paie?' },
    ],
  },
  {
    breach: /(?<=\p{L})(?=:(?:\s|$))/gu,
    message: 'needs a non-breaking space (U+00A0) before “:”',
    mend: () => space,
    examples: [{ wrong: 'Un prix: le bon', mended: `Un prix${space}: le bon` }],
  },
  {
    breach: /(?<=\d)(?=[%$])/gu,
    message: 'needs a non-breaking space (U+00A0) between the number and its sign',
    mend: () => space,
    examples: [
      { wrong: 'Gagnez 60%', mended: `Gagnez 60${space}%` },
      { wrong: `Payez 5${space}000$`, mended: `Payez 5${space}000${space}$` },
    ],
  },
  {
    breach: /(?<=\d)[ ](?=\d{3}(?!\d))/gu,
    message: 'has an ordinary space between thousands; use a non-breaking space (U+00A0)',
    mend: () => space,
    examples: [{ wrong: `Payez 5 000${space}$`, mended: `Payez 5${space}000${space}$` }],
  },
  {
    breach: /(?<=\d)[ ]?(?=h(?:[ \u00a0]?\d\d)?(?!\p{L}))|(?<=\d[ \u00a0]?h)[ ]?(?=\d\d(?!\p{L}))/gu,
    message: 'needs non-breaking spaces (U+00A0) around the “h” of hours',
    mend: () => space,
    examples: [
      { wrong: 'À 9 h', mended: `À 9${space}h` },
      { wrong: 'À 9h30', mended: `À 9${space}h${space}30` },
      { wrong: `À 9${space}h 30`, mended: `À 9${space}h${space}30` },
      { wrong: `À 9${space}h30`, mended: `À 9${space}h${space}30` },
    ],
  },
  {
    breach: /["“”]/gu,
    message: 'has English quotation marks; French uses « »',
    mend: guillemet,
    examples: [
      { wrong: 'Le “bon” prix', mended: `Le «${space}bon${space}» prix` },
      { wrong: 'Le "bon" prix', mended: `Le «${space}bon${space}» prix` },
      { wrong: 'Un écran de 6" de large' },
      { wrong: `Il dit «${space}le "bon" prix${space}»` },
    ],
  },
]

// Only marks that stand in pairs, with no « » around them or between them, can be taken for what they mean.
function guillemet({ input, index }: RegExpExecArray): string | undefined {
  const marks = [...input.matchAll(/["“”«»]/gu)]
  if (marks.length % 2 || marks.some(([mark]) => /[«»]/.test(mark))) return undefined
  const opens = marks.findIndex(mark => mark.index === index) % 2 === 0
  if (opens) return /(?:^|[\s(’])$/u.test(input.slice(0, index)) ? `«${space}` : undefined
  return `${space}»`
}
