import { jsonLd, type JsonLdInput } from '../../src/lib/jsonLd'

const input: JsonLdInput = {
  practice: {
    language: 'fr',
    name: 'Cabinet Atelier',
    legalName: 'Cabinet Atelier inc.',
    description: 'Un cabinet juridique.',
    website: 'https://www.example.com',
    phone: '+15145550100',
    email: 'hello@example.com',
    social: [{ url: 'https://www.linkedin.com/company/example' }],
  },
  page: {
    path: '/fr/services/corporate-law',
    title: 'Droit des sociétés',
    description: 'Sociétés et conseils.',
    updated: '2026-11-20',
    breadcrumb: [
      { name: 'Accueil', path: '/fr' },
      { name: 'Services', path: null },
      { name: 'Droit des sociétés', path: null },
    ],
  },
}

it('ties the organization, the site, the page and its trail by their ids', () => {
  expect(jsonLd(input)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://www.example.com/#organization',
        name: 'Cabinet Atelier',
        legalName: 'Cabinet Atelier inc.',
        description: 'Un cabinet juridique.',
        url: 'https://www.example.com',
        telephone: '+15145550100',
        email: 'hello@example.com',
        sameAs: ['https://www.linkedin.com/company/example'],
      },
      {
        '@type': 'WebSite',
        '@id': 'https://www.example.com/#website-fr',
        url: 'https://www.example.com',
        name: 'Cabinet Atelier',
        inLanguage: 'fr-CA',
        publisher: { '@id': 'https://www.example.com/#organization' },
      },
      {
        '@type': 'WebPage',
        '@id': 'https://www.example.com/fr/services/corporate-law#webpage',
        url: 'https://www.example.com/fr/services/corporate-law',
        name: 'Droit des sociétés',
        description: 'Sociétés et conseils.',
        inLanguage: 'fr-CA',
        dateModified: '2026-11-20',
        isPartOf: { '@id': 'https://www.example.com/#website-fr' },
        about: { '@id': 'https://www.example.com/#organization' },
        breadcrumb: { '@id': 'https://www.example.com/fr/services/corporate-law#breadcrumb' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': 'https://www.example.com/fr/services/corporate-law#breadcrumb',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://www.example.com/fr' },
          { '@type': 'ListItem', position: 2, name: 'Services' },
          { '@type': 'ListItem', position: 3, name: 'Droit des sociétés' },
        ],
      },
    ],
  })
})

it('gives the home page no trail', () => {
  const graph = JSON.stringify(jsonLd({ ...input, page: { ...input.page, path: '/fr', breadcrumb: [] } }))
  expect(graph).not.toMatch(/breadcrumb/i)
})
