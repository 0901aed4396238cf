import { frontMatterAndDefinitionLengths } from '../../../src/config/contentLengthLimits'
import { articleFrontMatterSchema, documentFrontMatterSchema } from '../../../src/content/model'
import { issuesOf } from '../../helpers/issues'

const { excerpt } = frontMatterAndDefinitionLengths
const common = {
  title: 'Clinical trial agreements',
  name: 'Trial agreements',
  seo: {
    title: 'Clinical trial agreements in Canada',
    description: 'x'.repeat(120),
    keywords: ['trial', 'sponsor', 'contract'],
  },
  picture: { src: 'lines.png' },
}
const front = {
  ...common,
  excerpt: 'x'.repeat(excerpt.min),
  category: 'clinical-trials',
  date: '2024-01-15',
  reviewed: '2026-11-20',
  reviewBy: '2027-05-20',
}
const source = {
  id: 'fdr',
  title: 'Food and Drug Regulations',
  publisher: 'Department of Justice',
  url: 'https://laws-lois.justice.gc.ca',
  date: 'current to June 14, 2026',
}

it('accepts an article with sources, and a document with a route', () => {
  expect(
    issuesOf(articleFrontMatterSchema, { ...front, sources: [source, { ...source, id: 'loi', lang: 'fr' }] }),
  ).toEqual([])
  expect(
    issuesOf(documentFrontMatterSchema, {
      ...common,
      route: '/guides/trials',
      summary: 'A guide.',
      category: 'service',
      updated: '2026-11-01',
    }),
  ).toEqual([])
})

it.each([
  ['title', 91, 'must have at most 90 characters'],
  ['name', 46, 'must have at most 45 characters'],
  ['excerpt', excerpt.min - 1, `must have at least ${excerpt.min} characters`],
  ['excerpt', excerpt.max + 1, `must have at most ${excerpt.max} characters`],
])('rejects a %s of %i characters', (field, length, message) => {
  expect(issuesOf(articleFrontMatterSchema, { ...front, [field]: 'x'.repeat(length) })).toEqual([
    `${field}: ${message}`,
  ])
})

it.each([
  ['id', 'FDR', 'must be small letters, digits and hyphens, such as "fdr"'],
  ['url', 'http://example.com', 'must be an https address'],
  ['lang', 'en-CA', 'Invalid option: expected one of "en"|"fr"'],
])('rejects a source with the %s %s', (field, value, message) => {
  expect(issuesOf(articleFrontMatterSchema, { ...front, sources: [{ ...source, [field]: value }] })).toEqual([
    `sources.0.${field}: ${message}`,
  ])
})

it.each(['/Privacy', 'privacy', '/privacy/', '/fr privacy'])('rejects %s as the route of a document', route => {
  const guide = { ...common, route, summary: 'A guide.', category: 'legal', updated: '2026-11-01' }
  expect(issuesOf(documentFrontMatterSchema, guide)).toEqual([
    'route: must be a bare address such as "/privacy-policy"',
  ])
})
