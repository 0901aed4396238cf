import type { PageHeadInput } from '../../src/gatsby/nodes/pageHeadInput'
import { resolveLocalizedContent } from '../../src/content/resolveLocalizedContent'
import { facts, practice } from './project/single'

/** A French page with everything that head and structured data need, without sections. */
export const described: PageHeadInput = {
  practice: resolveLocalizedContent(
    { ...practice, providers: practice.providers },
    { language: 'fr', facts, practice },
  ),
  page: {
    language: 'fr',
    route: '/services/corporate-law',
    path: '/fr/services/corporate-law',
    name: 'Droit des sociétés',
    title: 'Le droit des sociétés',
    summary: 'En une phrase.',
    category: 'company',
    kind: 'practice',
    updated: '2026-11-20',
    noindex: false,
    breadcrumb: [{ name: 'Accueil', path: '/fr' }, { name: 'Services' }, { name: 'Droit des sociétés' }],
    alternates: [
      { hreflang: 'en', path: '/services/corporate-law' },
      { hreflang: 'fr', path: '/fr/services/corporate-law' },
      { hreflang: 'x-default', path: '/services/corporate-law' },
    ],
    seo: { title: 'Droit des sociétés', description: 'Sociétés et conseils.', keywords: ['droit', 'sciences'] },
  },
  sections: [],
}

/** The same page as an article. */
export const describedArticle: PageHeadInput = {
  ...described,
  article: { date: '2026-01-15', categoryName: 'Sociétés', wordCount: 1500 },
}
