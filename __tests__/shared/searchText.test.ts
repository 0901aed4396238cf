import {
  listFirstSearchQueryWords,
  encodeTextForSearchIndex,
  restoreDisplayWordsAndSpaces,
  foldCaseAndAccents,
} from '../../src/shared/searchText'
import { languages, type Language } from '../../src/config/languages'

const roundTrip = (text: string, language: Language) =>
  restoreDisplayWordsAndSpaces(encodeTextForSearchIndex(text, language).split(/\s+/), language)
    .map(({ text, space }) => space + text)
    .join('')

it.each([
  ['fr', 'L’avocate de l’entreprise qu’elle conseille, jusqu’à l’avis.'],
  ['fr', 'Main-d’œuvre et cœur de l’Œuvre : « la marque » coûte 5 000 $!'],
  ['fr', 'L’AC-C, la CEPMB et le MB(AC) doivent-ils suivre?'],
  ['en', 'The company’s NOC/c is what it asked for. IT and US stay.'],
  ['en', 'A notice; the FDA’s own.'],
] as const)('restores encoded text (%s): %s', (language, text) => {
  expect(roundTrip(text, language).replace(/\s/g, ' ')).toBe(text)
  expect(encodeTextForSearchIndex(text, language)).not.toBe(text)
})

it.each([
  ['fr', 'Comptez 3\u00a0à\u00a06\u00a0mois et 20\u00a0000\u00a0$.'],
  ['en', 'Allow 3\u00a0to\u00a06\u00a0months.'],
] as const)('breaks no line after a number, nor within a range (%s)', (language, text) => {
  expect(roundTrip(text, language)).toBe(text)
})

it.each([
  ['fr', 'l’avocate d’affaires', ['avocate', 'affaires']],
  ['fr', "L'avocate qu'il faut", ['avocate']],
  ['fr', 'Remplacez-vous nos agents?', ['remplacez', 'agents']],
  ['fr', 'main-d’œuvre', ['main-d', 'oeuvre']],
  ['fr', 'MB(AC)', ['mb(ac)']],
  ['en', 'What does it say about the NOC/c?', ['noc/c']],
  ['en', 'the company’s name', ['company', 'name']],
  ['en', 'name NAME name', ['name']],
] as const)('parses the significant words of a query (%s): %s', (language, question, words) => {
  expect(listFirstSearchQueryWords(question, language)).toEqual(words)
})

it.each(languages)('parses a query of stop words or spaces as empty (%s)', language => {
  expect(listFirstSearchQueryWords(language === 'fr' ? 'qu’est-ce que c’est?' : 'what is it?', language)).toEqual([])
  expect(listFirstSearchQueryWords('  ', language)).toEqual([])
})

it('folds case, accents and ligatures', () => {
  expect(foldCaseAndAccents('Œuvre générale')).toBe('oeuvre generale')
})
