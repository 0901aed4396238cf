import { typeset, type TypesetPart } from '../../src/shared/typeset'

const space = '\u00a0'
const raised = (raised: string) => ({ raised })
const whole = (whole: string) => ({ whole })
const words = (pieces: TypesetPart[]) =>
  pieces.map(piece => (typeof piece === 'string' ? piece : Object.values(piece).join(''))).join('')

it.each<[string, TypesetPart[]]>([
  ['Le 1er avril 2027, puis', ['Le 1', raised('er'), `${space}avril${space}2027, puis`]],
  ['du 10 janvier 2024', [`du 10${space}janvier${space}2024`]],
  ['en avril 2027', [`en avril${space}2027`]],
  ['la 1re phase', ['la 1', raised('re'), ' phase']],
  ['la 2e phase', ['la 2', raised('e'), ' phase']],
  ['vol. 159, no 51', ['vol. 159, n', raised('o'), `${space}51`]],
  ['nos 2 équipes', ['nos 2 équipes']],
  ['Combien coûte-t-elle?', ['Combien ', whole('coûte-t-elle'), '?']],
  ['Qu’est-ce que c’est', ['Qu’', whole('est-ce'), ' que c’est']],
  ['Remplacez-vous nos agents', [whole('Remplacez-vous'), ' nos agents']],
  ['un AC-C au Canada', ['un ', whole('AC-C'), ' au Canada']],
  ['peut-être au-delà', ['peut-être au-delà']],
  ['l’art. C.08.002(2), 12 mois', ['l’art. C.08.002(2), 12 mois']],
  ['', ['']],
])('sets %j', (text, pieces) => {
  expect(typeset(text, 'fr')).toEqual(pieces)
  expect(words(typeset(text, 'fr')).replaceAll(space, ' ')).toBe(text)
})

it('leaves English as it is', () => {
  expect(typeset('There is no 30-day rule, is there? AC-C', 'en')).toEqual(['There is no 30-day rule, is there? AC-C'])
})
