import {
  applyEdits,
  findOneProblemPerFrenchTypographyRule,
  collectTypographyEdits,
} from '../../../src/content/language/typography'
import { commonTypographyRules, frenchTypographyRules } from '../../../src/content/language/typography/rules'

const space = '\u00a0'
const narrow = '\u202f'
const examples = frenchTypographyRules.flatMap(({ message, examples }) =>
  examples.map(example => ({ message, ...example })),
)

function mendOnce(text: string): string {
  return applyEdits(text, collectTypographyEdits(text, 'fr'))
}

it.each([
  `L’essai clinique${space}: qui paie?`,
  `«${space}Un mot${space}», puis un autre!`,
  `Un mot${narrow}; un autre${narrow}!`,
  `60${space}% de 5${space}000${space}$, soit 3${space}000${space}$`,
  `De 9${space}h à 17${space}h${space}30`,
  'Les 4 hommes et 3 heures, en 2026',
  'https://www.example.com',
  `Il dit «${space}le “bon” prix${space}», et «${narrow}oui${narrow}».`,
  `Soit 60${narrow}% ou 5${narrow}000${narrow}$`,
  'Composez le 514 555-0100, le 1 514 555-0100 ou le 514 555 0100',
  'En 2025 280 demandes',
  'L’alinéa 3 h) et la 2e phase, dès le 1er avril',
  `Un taux de 2,5${space}%, 6${space}M$, l’article 28.2 et la version 8.0`,
  'Elle a signé. A-t-elle lu? Annexe A de la Loi',
  'La page 404 et la norme ISO 9001',
])('accepts “%s” without edits', text => {
  expect(findOneProblemPerFrenchTypographyRule(text)).toEqual([])
  expect(collectTypographyEdits(text, 'fr')).toEqual([])
})

it.each(examples)('reports “$wrong”: $message', ({ wrong, message }) => {
  expect(findOneProblemPerFrenchTypographyRule(wrong)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(`${message} (near “`) as string }),
  ])
})

it.each(examples.filter(({ mended }) => mended))('fixes “$wrong”', ({ wrong, mended }) => {
  expect(mendOnce(wrong)).toBe(mended)
  expect(findOneProblemPerFrenchTypographyRule(mended ?? '')).toEqual([])
  expect(collectTypographyEdits(mended ?? '', 'fr')).toEqual([])
})

it.each(examples.filter(({ mended }) => !mended))('does not fix “$wrong”, which is ambiguous', ({ wrong }) => {
  expect(mendOnce(wrong)).toBe(wrong)
})

it('quotes the text around a problem', () => {
  const [problem] = findOneProblemPerFrenchTypographyRule('Le promoteur paie tout: le site, le labo et la suite')
  expect(problem?.message).toBe('needs a non-breaking space (U+00A0) before “:” (near “moteur paie tout: le site, l”)')
})

it.each(['Un prix : le bon', 'Gagnez 60 %', `« Oui${space}»`, `Payez 5 000${space}$`, 'À 9 h'])(
  'marks the problem in “%s” as only the kind of space',
  text => {
    expect(findOneProblemPerFrenchTypographyRule(text).map(({ isKindOfSpace }) => isKindOfSpace)).toEqual([true])
  },
)

it.each(['Un prix: le bon', 'Gagnez 60%', '«Oui»', 'Un mot ; un autre', `« Oui${space}», «Non${space}»`])(
  'does not mark the problem in “%s” as only the kind of space',
  text => {
    expect(findOneProblemPerFrenchTypographyRule(text).map(({ isKindOfSpace }) => isKindOfSpace)).not.toContain(true)
  },
)

it('finds and fixes several problems in one text', () => {
  expect(findOneProblemPerFrenchTypographyRule("L'essai : 60%")).toHaveLength(3)
  expect(mendOnce("L'essai : 60%")).toBe(`L’essai${space}: 60${space}%`)
})

it.each(commonTypographyRules.flatMap(({ examples }) => examples))(
  'fixes “$wrong” in English, too',
  ({ wrong, mended }) => {
    expect(applyEdits(wrong, collectTypographyEdits(wrong, 'en'))).toBe(mended)
    expect(collectTypographyEdits(mended ?? '', 'en')).toEqual([])
  },
)

it('makes no edits to correct English and precomposed letters', () => {
  expect(collectTypographyEdits("It's “50%” of: Montréal", 'en')).toEqual([])
})
