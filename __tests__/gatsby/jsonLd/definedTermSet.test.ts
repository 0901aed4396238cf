import { buildDefinedTermSet } from '../../../src/gatsby/jsonLd/definedTermSet'
import { described } from '../../helpers/described'

const source = { title: 'Règlement', publisher: 'Justice', url: 'https://www.example.com', date: '2026', lang: null }
const term = {
  id: 'notice-of-compliance',
  name: 'avis de conformité',
  short: 'AC',
  also: [],
  synonyms: [],
  other: { language: 'en' as const, name: 'notice of compliance', short: 'NOC' },
  definition: 'Le document par lequel le ministre autorise une drogue.',
  source,
  related: [],
  pages: [],
  otherPagesCount: 0,
}

const buildSet = (terms: (typeof term)[]) =>
  buildDefinedTermSet({ ...described, sections: [{ type: 'glossary', letters: [{ letter: 'A', terms }] }] })

it('is absent from a page without a glossary', () => expect(buildDefinedTermSet(described)).toBeUndefined())

it('describes a term with abbreviation, names in both languages, definition and URL', () => {
  const set = buildSet([term])
  const url = `${described.practice.website}${described.page.path}`
  expect(set).toMatchObject({
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        name: term.name,
        termCode: 'AC',
        alternateName: ['AC', 'notice of compliance', 'NOC'],
        description: term.definition,
        url: `${url}#${term.id}`,
        inDefinedTermSet: { '@id': `${url}#terms` },
      },
    ],
  })
})
