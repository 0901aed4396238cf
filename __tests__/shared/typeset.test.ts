import { splitHeadingIntoTypesetClauses, splitIntoTypesetParts, type TypesetPart } from '../../src/shared/typeset'

const space = '\u00a0'
const superscript = (superscript: string) => ({ superscript })
const noWrap = (noWrap: string) => ({ noWrap })
const toText = (pieces: TypesetPart[]) =>
  pieces.map(piece => (typeof piece === 'string' ? piece : Object.values(piece).join(''))).join('')

it.each<[string, TypesetPart[]]>([
  ['Le 1er avril 2027, puis', ['Le 1', superscript('er'), `${space}avril${space}2027, puis`]],
  ['du 10 janvier 2024', [`du 10${space}janvier${space}2024`]],
  ['RLRQ, c. B-1, r. 3.1', ['RLRQ, ', noWrap(`c.${space}B-1,`), ` r.${space}3.1`]],
  ['LRC, ch. C-42, et', ['LRC, ', noWrap(`ch.${space}C-42,`), ' et']],
  ['Montréal (QC)', [`Montréal${space}(QC)`]],
  ['la 1re phase', ['la 1', superscript('re'), ' phase']],
  ['la 2e phase', ['la 2', superscript('e'), ' phase']],
  ['vol. 159, no 51', [`vol.${space}159, n`, superscript('o'), `${space}51`]],
  ['nos 2 équipes', [`nos 2${space}équipes`]],
  ['Combien coûte-t-elle?', ['Combien ', noWrap('coûte-t-elle?')]],
  ['Qu’est-ce que c’est', [noWrap('Qu’est-ce'), ' que c’est']],
  ['Remplacez-vous nos agents', [noWrap('Remplacez-vous'), ' nos agents']],
  ['un AC-C au Canada', ['un ', noWrap('AC-C'), ' au Canada']],
  ['(l’AC-C).', [noWrap('(l’AC-C).')]],
  ['le capital-actions émis', ['le ', noWrap('capital-actions'), ' émis']],
  ['non au rendez-vous. Un', ['non au ', noWrap('rendez-vous.'), ' Un']],
  ['à la section 10', [`à la section${space}10`]],
  ['peut-être au-delà', [noWrap('peut-être'), ' ', noWrap('au-delà')]],
  ['un arrière-grand-parent', ['un arrière-grand-parent']],
  ['le Règlement 45-106, art. 2', ['le Règlement ', noWrap('45-106,'), ` art.${space}2`]],
  ['le DORS/98-282, art. 3', ['le ', noWrap('DORS/98-282,'), ` art.${space}3`]],
  ['et 10 autres pages', [`et 10${space}autres pages`]],
  ['de classe II, III ou IV', [`de classe${space}II, III ou IV`]],
  ['les articles 44, 47 et 48', [`les articles 44, 47${space}et${space}48`]],
  ['vol. 159, titres 1 et 5', [`vol.${space}159, titres${space}1${space}et${space}5`]],
  [`Lu${space}: 22 novembre 2026`, [`Lu${space}: 22${space}novembre${space}2026`]],
  ['l’art. C.08.002(2), l’art. 6', [`l’art.${space}C.08.002(2), l’art.${space}6`]],
  ['dans les 24 heures, puis 12 mois', [`dans les 24${space}heures, puis 12${space}mois`]],
  ['Un prix : 5 000 $, soit 12 %', [`Un prix${space}: 5${space}000${space}$, soit 12${space}%`]],
  ['« Un mot », dit-elle', [`«${space}Un mot${space}», `, noWrap('dit-elle')]],
  ['Direction juridique à temps partagé', ['Direction juridique ', noWrap('à temps'), ' partagé']],
  ['de 9 h à 17 h 30', [`de 9${space}h${space}à${space}17${space}h${space}30`]],
  ['de 9 h à midi', [`de 9${space}h à midi`]],
  ['dans Roy, 2024 CAF 23', [`dans Roy, 2024${space}CAF${space}23`]],
  ['CRC, ch. 870', [`CRC, ch.${space}870`]],
  ['composez le 911 ou le 514 555-0100.', ['composez le 911 ou le ', noWrap('514 555-0100.')]],
  ['le 20 novembre 2026', [`le 20${space}novembre${space}2026`]],
  ['© 2026 ; non-conformité', [`©${space}2026 ; `, noWrap('non-conformité')]],
  ['Lu : 22 novembre', [`Lu${space}: 22${space}novembre`]],
  ['Montréal · Biotech', [`Montréal${space}· Biotech`]],
  ['Appelez-nous : une personne', [noWrap(`Appelez-nous${space}:`), ' une personne']],
  ['depart. 3 à 40', [`depart. 3 à${space}40`]],
  ['', ['']],
])('typesets %j', (text, pieces) => {
  expect(splitIntoTypesetParts(text, 'fr')).toEqual(pieces)
  expect(toText(splitIntoTypesetParts(text, 'fr')).replaceAll(space, ' ')).toBe(text.replaceAll(space, ' '))
})

it('ends no line of a French heading with a short article or preposition', () => {
  const title = 'Un service juridique à la mesure de vos besoins, et la télésurveillance'
  expect(splitIntoTypesetParts(title, 'fr', true)).toEqual([
    noWrap('Un service'),
    ' juridique ',
    noWrap('à la mesure'),
    ' ',
    noWrap('de vos'),
    ' besoins, ',
    noWrap('et la'),
    ' télésurveillance',
  ])
  expect(splitIntoTypesetParts(title, 'fr')).toEqual([title])
  expect(splitIntoTypesetParts('Types de brevets : revendiquer', 'fr', true)).toEqual([
    'Types ',
    noWrap(`de brevets${space}:`),
    ' revendiquer',
  ])
})

it('keeps compound words of English headings on one line', () => {
  expect(splitIntoTypesetParts('General counsel for life-sciences companies', 'en', true)).toEqual([
    'General counsel for ',
    noWrap('life-sciences'),
    ' companies',
  ])
})

it.each<[string, TypesetPart[]]>([
  ['Verified on July 24, 2025', ['Verified on ', noWrap('July 24, 2025')]],
  ['see s. 4(6), not ss. 12.', ['see ', noWrap('s. 4(6),'), ' not ', noWrap('ss. 12.')]],
  ['RSC 1985, c. C-44', ['RSC 1985, ', noWrap('c. C-44')]],
  ['by e-mail; Plan B - 4', ['by ', noWrap('e-mail;'), ' Plan B - 4']],
  ['SOR/98-282, Part 3', [noWrap('SOR/98-282,'), ' Part 3']],
  ['while MX-4 stays', ['while ', noWrap('MX-4'), ' stays']],
  ['SOR/2019-124, s. 1', [noWrap('SOR/2019-124,'), ' ', noWrap('s. 1')]],
  ['a notice of non-compliance', ['a notice of ', noWrap('non-compliance')]],
  ['in May 2026', ['in ', noWrap('May 2026')]],
  ['in Roy, 2024 FCA 23.', ['in Roy, ', noWrap('2024 FCA 23.')]],
  ['a part-time role', ['a ', noWrap('part-time'), ' role']],
  ['its interests (art. 2089)', ['its interests ', noWrap('(art. 2089)')]],
  ['a business-to-business sale', ['a business-to-business sale']],
])('typesets %j in English', (text, pieces) => expect(splitIntoTypesetParts(text, 'en')).toEqual(pieces))

it.each(['fr', 'en'] as const)('breaks a heading of two short clauses between them (%s)', language => {
  const clauses = ['Quatre clientèles,', 'un même domaine du droit']
  expect(splitHeadingIntoTypesetClauses(clauses.join(' '), language).clauses.map(toText)).toEqual(clauses)
  const whole = `${clauses.join(' ')}, en français et en anglais`
  expect(splitHeadingIntoTypesetClauses(whole, language).clauses.map(toText)).toEqual([whole])
})

it('breaks a heading after a name and its colon, whatever follows', () => {
  const clauses = splitHeadingIntoTypesetClauses('Expertise : un seul domaine, le vôtre', 'fr').clauses.map(toText)
  expect(clauses).toEqual(['Expertise\u00a0:', 'un seul domaine, le vôtre'])
})

it('says which heading breaks between its clauses only in a wide column: one whose first clause is long', () => {
  const needsWidth = (heading: string) => splitHeadingIntoTypesetClauses(heading, 'fr').needsWidth
  expect(needsWidth('Un mois de forfait Croissance, heure par heure')).toBe(true)
  expect(needsWidth('Quatre clientèles, un même domaine du droit')).toBe(false)
  expect(needsWidth('Une société prête pour la vérification diligente')).toBe(false)
})

it('keeps a phone number on one line in both languages', () => {
  expect(splitIntoTypesetParts('Call 514-555-0100, or write.', 'en')).toEqual([
    'Call ',
    noWrap('514-555-0100,'),
    ' or write.',
  ])
})

it('keeps an English number on the line of its unit', () => {
  expect(splitIntoTypesetParts('In 30 minutes, for $1.5 million, 3–6 months, 2,000 hours in 2026', 'en')).toEqual([
    'In ',
    noWrap('30 minutes,'),
    ' for ',
    noWrap('$1.5 million,'),
    ' ',
    noWrap('3–6 months,'),
    ' ',
    noWrap('2,000 hours'),
    ' in 2026',
  ])
})

it('keeps an English hour on one line', () => {
  expect(splitIntoTypesetParts('Investors, 4 p.m., or 10:30 a.m.', 'en')).toEqual([
    `Investors, 4${space}p.m., or 10:30${space}a.m.`,
  ])
})

it('keeps a middle dot at the end of a line', () => {
  expect(splitIntoTypesetParts('Montréal · Biotech', 'en')).toEqual([`Montréal${space}· Biotech`])
})

it('does not change other English text', () => {
  expect(splitIntoTypesetParts('There is no 30-day rule, is there? AC-C', 'en')).toEqual([
    'There is no 30-day rule, is there? AC-C',
  ])
})
