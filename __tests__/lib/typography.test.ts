import { frenchTypographyProblems } from '../../src/lib/typography'

const space = '\u00a0'
const narrow = '\u202f'

it.each([
  `L’essai clinique${space}: qui paie?`,
  `«${space}Un mot${space}», puis un autre!`,
  `Un mot${narrow}; un autre${narrow}!`,
  `60${space}% de 5${space}000${space}$, soit 3${space}000${space}$`,
  `De 9${space}h à 17${space}h${space}30`,
  'Les 4 hommes et 3 heures, en 2026',
  'https://www.example.com',
  'La page 404 et la norme ISO 9001',
])('takes “%s”', text => {
  expect(frenchTypographyProblems(text)).toEqual([])
})

it.each([
  ["L'essai", 'has a straight apostrophe; French uses ’'],
  ["Pour l'**essai**", 'has a straight apostrophe; French uses ’'],
  ['Un prix : le bon', 'has an ordinary space before “:”, “%”, “»” or “$”; use a non-breaking space (U+00A0)'],
  ['Gagnez 60 %', 'has an ordinary space before “:”, “%”, “»” or “$”; use a non-breaking space (U+00A0)'],
  ['Payez 50 $', 'has an ordinary space before “:”, “%”, “»” or “$”; use a non-breaking space (U+00A0)'],
  [`«Un mot${space}»`, 'needs a non-breaking space (U+00A0) after «'],
  [`« Un mot${space}»`, 'needs a non-breaking space (U+00A0) after «'],
  [`«${space}Un mot»`, 'needs a non-breaking space (U+00A0) before »'],
  ['Un mot ; un autre', 'has a space before “;”, “!” or “?”; use none, or a narrow one (U+202F)'],
  [`Qui paie${space}?`, 'has a space before “;”, “!” or “?”; use none, or a narrow one (U+202F)'],
  ['Un prix: le bon', 'needs a non-breaking space (U+00A0) before “:”'],
  ['Gagnez 60%', 'needs a non-breaking space (U+00A0) between the number and its sign'],
  [`Payez 5${space}000$`, 'needs a non-breaking space (U+00A0) between the number and its sign'],
  [`Payez 5 000${space}$`, 'has an ordinary space between thousands; use a non-breaking space (U+00A0)'],
  ['À 9 h', 'needs non-breaking spaces (U+00A0) around the “h” of hours'],
  ['À 9h30', 'needs non-breaking spaces (U+00A0) around the “h” of hours'],
  [`À 9${space}h 30`, 'needs non-breaking spaces (U+00A0) around the “h” of hours'],
  [`À 9${space}h30`, 'needs non-breaking spaces (U+00A0) around the “h” of hours'],
  ['Le “bon” prix', 'has English quotation marks; French uses « »'],
  ['Le "bon" prix', 'has English quotation marks; French uses « »'],
])('refuses “%s”', (text, message) => {
  expect(frenchTypographyProblems(text)).toEqual([expect.stringContaining(`${message} (near “`)])
})

it('shows the words around the place', () => {
  expect(frenchTypographyProblems('Le promoteur paie tout: le site, le labo et la suite')).toEqual([
    'needs a non-breaking space (U+00A0) before “:” (near “omoteur paie tout: le site,”)',
  ])
})

it('finds the breach of every rule in one text', () => {
  expect(frenchTypographyProblems("L'essai : 60%")).toHaveLength(3)
})
