import type { Language } from '../../../src/config/languages'
import {
  buildAlternates,
  buildBreadcrumb,
  collectRelatedPageKeywordsByRoute,
  createAdjacentArticlesFinder,
  listArticlesOldestFirst,
  createRelatedPagePreviewsFinder,
  buildRoutedPages,
  type RoutedPage,
} from '../../../src/gatsby/nodes/routedPages'
import { contentWith, files, type FileChanges } from '../../helpers/project'
import { blog } from '../../helpers/project/blog'
import { contact } from '../../helpers/project/pages'
import { article } from '../../helpers/project/texts'

const routesIn = (language: Language, changes?: FileChanges) =>
  buildRoutedPages(contentWith(changes), language).map(({ route }) => route)

const byRoute = (pages: RoutedPage[]) => new Map(pages.map(page => [page.route, page]))

describe('buildRoutedPages', () => {
  it('orders pages by footer, header and legal menu', () => {
    expect(routesIn('en')).toEqual(['/services/corporate-law', '/blog/trials', '/contact', '/', '/privacy', '/404'])
  })

  it('puts pages outside the menus last, newest first', () => {
    const other = (title: { en: string; fr: string }, updated: string) =>
      JSON.stringify({ ...contact, updated, seo: { ...contact.seo, title } })
    const changes = {
      'content/pages/a.json': other(
        { en: 'A page that no menu names, the older', fr: 'Une page sans menu, la plus ancienne' },
        '2025-01-01',
      ),
      'content/pages/b.json': other(
        { en: 'A page that no menu names, the newer', fr: 'Une page sans menu, la plus récente' },
        '2026-01-01',
      ),
    }
    expect(routesIn('fr', changes).slice(-2)).toEqual(['/b', '/a'])
  })

  it('builds a page in the given language', () => {
    expect(byRoute(buildRoutedPages(contentWith(), 'fr')).get('/services/corporate-law')).toEqual({
      language: 'fr',
      route: '/services/corporate-law',
      path: '/fr/services/corporate-law',
      name: 'Droit des sociétés',
      title: 'Droit des sociétés',
      summary: 'Sociétés, actions et conseils.',
      category: 'service',
      kind: 'service',
      cover: undefined,
      updated: '2026-11-19',
      line: 'Sociétés, actions et conseils.',
      price: undefined,
      noindex: false,
      seo: {
        title: 'Le droit des sociétés en sciences de la vie',
        description:
          'Le droit des sociétés en sciences de la vie. Une description assez longue pour paraître en entier et assez courte pour ne pas être tronquée.',
        keywords: ['avocat sciences de la vie', 'contrats pharmaceutiques', 'cabinet montréalais'],
      },
    })
  })

  it('builds an article with the practice name in its SEO title, its excerpt and its review date', () => {
    expect(byRoute(buildRoutedPages(contentWith(), 'en')).get('/blog/trials')).toMatchObject({
      path: '/blog/trials',
      title: 'Clinical trial agreements',
      summary: 'What a sponsor, a hospital and an investigator each need from the contract between them.',
      category: 'blog',
      updated: '2026-11-20',
      seo: { title: 'Clinical trial agreements in Canada | Atelier Law' },
      picture: { src: 'images/lines.png', alt: '', stock: false },
    })
  })

  it('dates an article reviewed before its publication to its publication', () => {
    const later = (text: string) => text.replace('reviewed: 2026-11-20', 'reviewed: 2024-01-10')
    const changes = { [files.article.en]: later, [files.article.fr]: later }
    expect(byRoute(buildRoutedPages(contentWith(changes), 'fr')).get('/blog/trials')?.updated).toBe('2024-01-15')
  })

  it('dates the blog to its newest article, or to its own last change if that is later', () => {
    const updatedWith = (updated: string) => {
      const changes = { 'content/pages/blog.json': JSON.stringify({ ...blog, updated }) }
      return byRoute(buildRoutedPages(contentWith(changes), 'en')).get('/blog')?.updated
    }
    expect([updatedWith('2024-01-01'), updatedWith('2026-11-20')]).toEqual(['2024-01-15', '2026-11-20'])
  })

  it('builds a document at the route from its front matter', () => {
    const route = (text: string) => text.replace('category:', 'route: /guides/privacy\ncategory:')
    const changes = {
      [files.document.en]: route,
      [files.document.fr]: route,
      [files.navigation]: { legal: ['/guides/privacy'], 'trail["/guides"]': { en: 'Guides', fr: 'Guides' } },
    }
    expect(byRoute(buildRoutedPages(contentWith(changes), 'fr')).get('/guides/privacy')).toMatchObject({
      path: '/fr/guides/privacy',
      updated: '2026-11-01',
      seo: { title: 'La politique de confidentialité du cabinet' },
    })
  })
})

describe('buildAlternates', () => {
  it.each([
    ['/', ['/', '/fr', '/']],
    ['/about', ['/about', '/fr/about', '/about']],
    ['/404', ['/404.html', '/fr/404.html', '/404.html']],
  ])('lists the English, French and default paths of %s', (route, [english, french, byDefault]) => {
    expect(buildAlternates(route)).toEqual([
      { hreflang: 'en', path: english },
      { hreflang: 'fr', path: french },
      { hreflang: 'x-default', path: byDefault },
    ])
  })
})

describe('buildBreadcrumb', () => {
  const trail = (route: string, language: Language) => {
    const content = contentWith()
    const all = byRoute(buildRoutedPages(content, language))
    return buildBreadcrumb(all.get(route)!, all, content)
  }

  it('starts at the home page, includes steps without a page, and ends without a path', () => {
    expect(trail('/services/corporate-law', 'fr')).toEqual([
      { name: 'Accueil', path: '/fr' },
      { name: 'Services' },
      { name: 'Droit des sociétés' },
    ])
    expect(trail('/blog/trials', 'en')).toEqual([
      { name: 'Home', path: '/' },
      { name: 'Blog' },
      { name: 'Trial agreements' },
    ])
    expect(trail('/contact', 'en')).toEqual([{ name: 'Home', path: '/' }, { name: 'Contact' }])
  })

  it('is empty on the home page', () => {
    expect(trail('/', 'en')).toEqual([])
  })
})

describe('createRelatedPagePreviewsFinder', () => {
  it('links to other pages except noindex pages', () => {
    const all = buildRoutedPages(contentWith({ 'content/pages/services/corporate-law.json': { noindex: true } }), 'fr')
    const home = byRoute(all).get('/')!
    expect(createRelatedPagePreviewsFinder(all, collectRelatedPageKeywordsByRoute(all))(home)).toEqual([
      {
        name: 'Entente d’essai',
        title: 'L’entente d’essai clinique',
        summary:
          'Ce que le promoteur, l’hôpital et la chercheuse attendent chacun du contrat qui les lie pendant l’essai.',
        path: '/fr/blog/trials',
        kind: 'article',
        cover: undefined,
        picture: { src: 'images/lines.png', alt: '', stock: false },
      },
    ])
  })

  it('selects the same pages in every language, using the keywords of all languages', () => {
    const terms = {
      '/current': { en: 'shareholder agreement', fr: 'convention entre actionnaires' },
      '/far': { en: 'patents', fr: 'brevets' },
      '/near-in-english': { en: 'shareholder disputes', fr: 'litiges' },
      '/near-in-french': { en: 'company law', fr: 'convention entre actionnaires' },
    }
    const pagesIn = (language: Language): RoutedPage[] =>
      Object.entries(terms).map(([route, keywords]) => {
        const [page] = buildRoutedPages(contentWith(), language)
        return { ...page!, route, path: route, seo: { ...page!.seo, keywords: [keywords[language]] } }
      })
    const all = { en: pagesIn('en'), fr: pagesIn('fr') }
    const keywords = collectRelatedPageKeywordsByRoute([...all.en, ...all.fr])
    for (const pages of [all.en, all.fr])
      expect(createRelatedPagePreviewsFinder(pages, keywords)(pages[0]!).map(({ path }) => path)).toEqual([
        '/near-in-french',
        '/near-in-english',
      ])
  })
})

describe('createAdjacentArticlesFinder', () => {
  /** A copy of the sample article with another date and title. */
  const another = (language: Language, date: string) => (text: string) =>
    text
      .replace('date: 2024-01-15', `date: ${date}`)
      .replace(
        /^ {2}title: ".*"$/m,
        language === 'en'
          ? `  title: "Clinical trial agreements, ${date}"`
          : `  title: "Ententes d’essais cliniques, ${date}"`,
      )

  it('finds the previous and next article by date across categories', () => {
    const other = (date: string) => ({ en: another('en', date)(article.en), fr: another('fr', date)(article.fr) })
    const [older, newer] = [other('2023-05-01'), other('2025-05-01')]
    const elsewhere = (text: string) => text.replace('category: clinical-trials', 'category: corporate-law')
    const content = contentWith({
      'content/articles/newer/en.mdx': newer.en,
      'content/articles/newer/fr.mdx': newer.fr,
      'content/articles/older/en.mdx': older.en,
      'content/articles/older/fr.mdx': older.fr,
      'content/articles/other/en.mdx': elsewhere(other('2024-03-01').en),
      'content/articles/other/fr.mdx': elsewhere(other('2024-03-01').fr),
    })
    const all = byRoute(buildRoutedPages(content, 'fr'))
    const around = (route: string) => {
      const { previous, next } = createAdjacentArticlesFinder(listArticlesOldestFirst(content, all, 'fr'))(
        all.get(route)!,
      )
      return [previous?.path, next?.path]
    }
    expect(around('/blog/older')).toEqual([undefined, '/fr/blog/trials'])
    expect(around('/blog/trials')).toEqual(['/fr/blog/older', '/fr/blog/other'])
    expect(around('/blog/other')).toEqual(['/fr/blog/trials', '/fr/blog/newer'])
    expect(around('/blog/newer')).toEqual(['/fr/blog/other', undefined])
  })
})
