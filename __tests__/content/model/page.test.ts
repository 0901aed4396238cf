import { pageSchema } from '../../../src/content/model'
import { issuesOf } from '../../helpers/issues'
import { home } from '../../helpers/project/pages'

it('accepts a complete page', () => {
  expect(issuesOf(pageSchema, home)).toEqual([])
})

it.each([
  ['title', 29, 'must have at least 30 characters'],
  ['title', 61, 'must have at most 60 characters'],
  ['description', 119, 'must have at least 120 characters'],
  ['description', 156, 'must have at most 155 characters'],
])('rejects a %s of %i characters in each language', (field, length, message) => {
  const words = { en: 'x'.repeat(length), fr: 'x'.repeat(length) }
  expect(issuesOf(pageSchema, { ...home, seo: { ...home.seo, [field]: words } })).toEqual([
    `seo.${field}.en: ${message}`,
    `seo.${field}.fr: ${message}`,
  ])
})

it('accepts titles and descriptions of minimum and maximum length', () => {
  const lengths = (title: number, description: number) => ({
    ...home.seo,
    title: { en: 'x'.repeat(title), fr: 'x'.repeat(title) },
    description: { en: 'x'.repeat(description), fr: 'x'.repeat(description) },
  })
  expect(issuesOf(pageSchema, { ...home, seo: lengths(30, 120) })).toEqual([])
  expect(issuesOf(pageSchema, { ...home, seo: lengths(60, 155) })).toEqual([])
})

it('rejects a page without sections', () => {
  expect(issuesOf(pageSchema, { ...home, sections: [] })).toHaveLength(1)
})

it('rejects an unknown field', () => {
  expect(issuesOf(pageSchema, { ...home, hidden: true })).toEqual([': Unrecognized key: "hidden"'])
})

it('trims the texts of a page', () => {
  expect(pageSchema.parse({ ...home, name: { en: ' Home ', fr: 'Accueil' } }).name).toEqual({
    en: 'Home',
    fr: 'Accueil',
  })
})
