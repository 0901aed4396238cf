import { readFileSync } from 'node:fs'
import {
  listContentDifferencesFromSpecification,
  type SpecifiedContentValues,
} from '../../src/commands/compareContentWithSpecification'
import { contentWith, files, type FileChanges } from '../helpers/project'

const before = contentWith()
const specified: SpecifiedContentValues = {
  routes: ['/', '/contact', '/services/corporate-law', '/blog/trials', '/privacy', '/404'],
  facts: { 'starter-price': 5000, clients: 150 },
  hours: { hours: before.practice.hours, supportHours: before.practice.supportHours },
  published: { '/blog/trials': '2024-01-15' },
  words: {
    '/': { en: ['Counsel for the laboratory'], fr: ['Conseils pour le laboratoire', '5\u00a0000\u00a0$ par mois'] },
    '/blog/trials': { en: ['What it costs'] },
    '/gone': { en: ['Nobody misses it'] },
  },
  counts: {},
}
const changes = (changed: FileChanges, than = specified) =>
  listContentDifferencesFromSpecification(than, contentWith(changed))

it('reports nothing for unchanged content, whatever kind of spaces it has', () => expect(changes({})).toEqual([]))

it('reports a changed fact with both formatted values', () => {
  expect(changes({ [files.facts]: { 'starter-price.value': 5500 } })).toEqual([
    'content/facts.json, starter-price: was $5,000, is now $5,500.',
    'content/pages/home.json, fr: no longer says “5\u00a0000\u00a0$ par mois”.',
  ])
})

it('reports texts that a page no longer contains', () => {
  expect(changes({ [files.home]: { 'sections[0].title.fr': 'Un autre titre pour l’accueil' } })).toEqual([
    'content/pages/home.json, fr: no longer says “Conseils pour le laboratoire”.',
  ])
})

it('reports changed hours and publication dates', () => {
  expect(
    changes({
      [files.practice]: { 'hours[1].closes': '16:00' },
      [files.article.en]: text => text.replace('date: 2024-01-15', 'date: 2024-02-01'),
      [files.article.fr]: text => text.replace('date: 2024-01-15', 'date: 2024-02-01'),
    }),
  ).toEqual([
    'content/practice.json, hours: differ from those specified, monday, tuesday, wednesday, thursday 09:00–18:00; friday 09:30–17:00.',
    'content/articles/trials/en.mdx, date: was 2024-01-15, is now 2024-02-01.',
    'content/articles/trials/fr.mdx, date: was 2024-01-15, is now 2024-02-01.',
  ])
})

it('reports another number of entries in a section or of numbered headings', () => {
  const counts = {
    '/': { hero: 0, stats: 1, questions: 2, nothing: 4 },
    '/privacy': { numbered: 9 },
    '/gone': { hero: 3 },
  }
  expect(changes({}, { ...specified, counts })).toEqual([
    'content/pages/home.json, stats: was specified with 1 entries, has 2 now.',
    'content/pages/home.json, nothing: was specified with 4 entries, is gone now.',
    'content/documents/privacy/en.mdx, numbered: was specified with 9 entries, has 0 now.',
  ])
})

it('reports removed and added pages', () => {
  const routes = ['/', '/contact', '/services/corporate-law', '/privacy', '/404', '/about']
  expect(changes({}, { ...specified, routes })).toEqual([
    '/about was specified; there is no such page now.',
    '/blog/trials was added.',
  ])
})

it('scripts/specification.json has the expected fields', () => {
  const own = JSON.parse(readFileSync('scripts/specification.json', 'utf8')) as SpecifiedContentValues
  expect(Object.keys(own).sort()).toEqual(Object.keys(specified).sort())
})

it('reports renamed pages, and looks for their texts at the new path', () => {
  const past = { ...specified, routes: ['/', '/contact', '/legal-law', '/blog/old', '/privacy', '/404', '/fees'] }
  const redirects = [
    { from: '/legal-law', to: '/services/corporate-law' },
    { from: '/blog/old', to: '/blog/trials#what-it-costs' },
    { from: '/fees', to: '/contact' },
  ]
  expect(
    changes(
      { 'content/redirects.json': JSON.stringify(redirects) },
      {
        ...past,
        published: { '/blog/old': '2024-01-14' },
        words: { '/blog/old': { en: ['What it cost then'] }, '/fees': { en: ['Nobody misses it'] } },
      },
    ),
  ).toEqual([
    '/legal-law was renamed; the page is at /services/corporate-law now.',
    '/blog/old was renamed; the page is at /blog/trials now.',
    '/fees was specified; there is no such page now, and its address leads to /contact.',
    'content/articles/trials/en.mdx, date: was 2024-01-14, is now 2024-01-15.',
    'content/articles/trials/fr.mdx, date: was 2024-01-14, is now 2024-01-15.',
    'content/articles/trials/en.mdx, en: no longer says “What it cost then”.',
  ])
})
