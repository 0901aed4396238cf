import { parseWithProblems } from '../../../src/content/zodProblems'
import { glossaryTermSchema } from '../../../src/content/model'
import { sampleTerm } from '../../../src/content/rules/terms/sampleTerm'

const file = 'content/terms/clinical-trial.json'
const problemsOf = (fields: object) =>
  parseWithProblems(glossaryTermSchema, { ...sampleTerm, ...fields }, file).problems

it('accepts a complete term', () => expect(problemsOf({})).toEqual([]))

it('accepts a source that exists in one language only', () =>
  expect(
    problemsOf({
      source: {
        lang: 'fr',
        title: 'Recherche multicentrique',
        publisher: 'Ministère',
        url: 'https://www.example.com/',
        date: { en: 'undated', fr: 'non daté' },
      },
    }),
  ).toEqual([]))

it.each([
  ['a definition in one language', { definition: { en: sampleTerm.definition.en } }, 'definition.fr', /fr/],
  ['a definition of a few words', { definition: { en: 'A study.', fr: 'Une étude.' } }, 'definition.en', /at least/],
  ['a term in one language', { term: { en: 'trial' } }, 'term.fr', /fr|French/],
  ['no source', { source: undefined }, 'source', /source|title/],
  [
    'a source without an address in French',
    { source: { ...sampleTerm.source, url: 'https://x.ca' } },
    'source',
    /"url"/,
  ],
  ['a day that is none', { asOf: 'last week' }, 'asOf', /day|date|2026/],
  ['no day of review', { reviewBy: undefined }, 'reviewBy', /reviewBy|missing|must/],
  ['a field that does not exist', { definitions: {} }, 'definitions', /definition/],
  ['a related term with a capital', { related: ['Sponsor'] }, 'related[0]', /small letters/],
])('reports %s with the expected value', (_, fields, field, message) => {
  const problem = problemsOf(fields).find(found => found.field === field)
  expect(problem).toMatchObject({ file, field })
  expect(`${problem?.field} ${problem?.message} ${problem?.example}`).toMatch(message)
})
