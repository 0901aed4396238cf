import { load } from 'cheerio'
import { generateAtomFeed } from '../../../src/gatsby/output/feed'

const article = {
  path: '/fr/blog/essai',
  title: 'Un essai',
  excerpt: 'En une phrase.',
  articleCategory: 'trials',
  articleCategoryName: 'Essais',
  date: '2026-01-15',
  reviewed: '2026-11-20',
}

const feedOf = (changes: Partial<typeof article> = {}) =>
  load(
    generateAtomFeed({
      practice: { name: 'Cabinet Atelier', website: 'https://www.cabinet-atelier.ca', language: 'fr' },
      blogPage: { name: 'Blogue', summary: '', path: '/fr/blog' },
      articles: [{ ...article, ...changes }],
    }),
    { xml: true },
  )

it('says which language it is in', () => {
  expect(feedOf()('feed').attr('xml:lang')).toBe('fr-CA')
})

it('shows the titles and excerpts of articles as they are written', () => {
  const written = 'R&D: <IP> & “AT&amp;T”, less than < 5 %'
  const $ = feedOf({ title: written, excerpt: written })
  for (const element of ['title', 'summary']) {
    const shown = load($(`entry > ${element}[type=html]`).text()).text()
    expect(shown).toBe(written)
  }
})

it.each(['America/Vancouver', 'America/Toronto', 'Europe/Paris'])(
  'has the same days as the page for a reader in %s',
  timeZone => {
    const $ = feedOf()
    const days = ['entry > published', 'entry > updated', 'feed > updated'].map(element =>
      new Date($(element).text()).toLocaleDateString('sv-SE', { timeZone }),
    )
    expect(days).toEqual(['2026-01-15', '2026-11-20', '2026-11-20'])
  },
)

it('never dates the update of an article before its publication', () => {
  const $ = feedOf({ date: '2026-12-01' })
  for (const element of ['entry > published', 'entry > updated', 'feed > updated'])
    expect($(element).text()).toMatch(/^2026-12-01/)
})
