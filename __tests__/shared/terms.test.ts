import { createTermElementEntryFinder, listTermNames, splitShortForm } from '../../src/shared/terms'
import { createTermCounter } from '../../src/content/createTermCounter'
import { glossaryTermSchema as schema, type GlossaryTerm } from '../../src/content/model'
import { sampleTerm } from '../../src/content/rules/terms/sampleTerm'

const createTerm = (fields: Partial<GlossaryTerm>): GlossaryTerm => schema.parse({ ...sampleTerm, ...fields })

const notice = createTerm({
  term: { en: 'notice of compliance', fr: 'avis de conformité' },
  short: { en: 'NOC', fr: 'AC' },
})
const refusal = createTerm({
  term: { en: 'notice of non-compliance', fr: 'avis de non-conformité' },
  short: { en: 'NON', fr: 'ANC' },
})
const agent = createTerm({
  term: { en: 'patent agent', fr: 'agent de brevets, agente de brevets' },
  also: { en: ['licensed agent'] },
})
const all = [notice, refusal, agent]
const entries = all.map((term, index) => ({ id: ['notice', 'refusal', 'agent'][index] ?? '', term }))

describe('createTermElementEntryFinder', () => {
  const find = createTermElementEntryFinder(entries)
  it.each([
    ['its own name', { language: 'en', words: 'Notice of compliance', names: {} }, 'notice'],
    [
      'its name in the other language',
      { language: 'fr', words: 'Cet avis', names: { en: 'notice of compliance' } },
      'notice',
    ],
    ['an abbreviation', { language: 'fr', words: 'l’avis (AC)', names: {} }, 'notice'],
    ['another name', { language: 'en', words: 'licensed-agent', names: {} }, 'agent'],
    ['the entry it names', { language: 'en', words: 'this paper', entry: 'refusal', names: {} }, 'refusal'],
    ['nothing', { language: 'en', words: 'contract', names: { fr: 'contrat' } }, undefined],
    ['an entry that is not there', { language: 'en', words: 'patent agent', entry: 'agents', names: {} }, undefined],
  ] as const)('resolves an entry by %s', (_, used, id) => expect(find(used)?.id).toBe(id))
})

it('splits a term from its abbreviation in parentheses', () => {
  expect(splitShortForm('notice of compliance (NOC)')).toEqual({ name: 'notice of compliance', short: 'NOC' })
  expect(splitShortForm(' sponsor ')).toEqual({ name: 'sponsor' })
})

it('lists name, abbreviation and other names of a term', () => {
  expect(listTermNames(agent, 'en')).toEqual(['patent agent', 'licensed agent'])
  expect(listTermNames(notice, 'fr')).toEqual(['avis de conformité', 'AC'])
})

describe('createTermCounter', () => {
  const countTerms = (text: string, language: 'en' | 'fr') =>
    Object.fromEntries([...createTermCounter(all, language)(text)].map(([index, times]) => [entries[index]?.id, times]))

  it('counts inflected names and abbreviations', () =>
    expect(countTerms('Notices of compliance: each NOC, and a notice of\ncompliance. NOC/c is another.', 'en')).toEqual(
      {
        notice: 3,
      },
    ))
  it('matches abbreviations case-sensitively', () => {
    expect(countTerms('It is a non sequitur, and noc is no word.', 'en')).toEqual({})
    expect(countTerms('A NON arrived.', 'en')).toEqual({ refusal: 1 })
  })
  it('counts both variants of a name', () =>
    expect(countTerms('Une agente de brevets, puis des agents de brevets.', 'fr')).toEqual({ agent: 2 }))
})
