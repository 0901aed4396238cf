import type { PageHeadInput } from '../../../src/gatsby/nodes/pageHeadInput'
import { buildJsonLd } from '../../../src/gatsby/jsonLd'
import type { ResolvedSection } from '../../../src/gatsby/nodes/resolveSections'
import { described, describedArticle } from '../../helpers/described'

const { page, practice } = described
const site = practice.website
const url = site + page.path

type Node = Record<string, unknown>

/** The nodes of a page’s JSON-LD graph by the fragment of their `@id`. */
function nodesById(page: PageHeadInput): Record<string, Node> {
  const { '@graph': graph } = buildJsonLd(page) as unknown as { '@graph': Node[] }
  return Object.fromEntries(graph.map(node => [String(node['@id']).split('#')[1], node]))
}

// Tests pass only the section fields that JSON-LD uses.
const withSection = (section: object, changes: Partial<PageHeadInput['page']> = {}) =>
  nodesById({ ...described, page: { ...page, ...changes }, sections: [section as ResolvedSection] })

it('links organization, website, page, picture and breadcrumb by their ids', () => {
  expect(nodesById(described)).toMatchObject({
    organization: {
      '@type': ['Organization', 'LegalService'],
      telephone: '+15145550100',
      logo: { '@id': `${site}/#logo` },
      areaServed: practice.areaServed,
    },
    logo: { '@type': 'ImageObject', url: `${site}/icons/icon-512.png` },
    'website-fr': {
      '@type': 'WebSite',
      url: `${site}/fr`,
      inLanguage: 'fr-CA',
      publisher: { '@id': `${site}/#organization` },
    },
    webpage: {
      '@type': 'WebPage',
      url,
      name: 'Droit des sociétés',
      dateModified: '2026-11-20',
      isPartOf: { '@id': `${site}/#website-fr` },
      breadcrumb: { '@id': `${url}#breadcrumb` },
      primaryImageOfPage: { '@id': `${url}#picture` },
    },
    picture: {
      url: `${site}/social/fr/services/corporate-law.jpg`,
      width: '1200 px',
      caption: 'Le droit des sociétés | Cabinet Atelier',
    },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Accueil', item: `${site}/fr` },
        { position: 2, name: 'Droit des sociétés' },
      ],
    },
  })
})

it('omits breadcrumb and picture for a noindex home page', () => {
  expect(
    Object.keys(nodesById({ ...described, page: { ...page, path: '/fr', breadcrumb: [], noindex: true } })),
  ).toEqual(['organization', 'logo', 'website-fr', 'webpage'])
})

it('describes an article as main entity of its page, with author, publication and review dates', () => {
  const parts = nodesById(describedArticle)
  expect(parts.article).toMatchObject({
    headline: 'Le droit des sociétés',
    description: 'En une phrase.',
    author: { '@id': `${site}/#organization` },
    datePublished: '2026-01-15',
    dateModified: '2026-11-20',
    wordCount: 1500,
    articleSection: 'Sociétés',
    image: { '@id': `${url}#picture` },
  })
  expect(parts.webpage).toMatchObject({ mainEntity: { '@id': `${url}#article` }, datePublished: '2026-01-15' })
})

it('describes an accordion as FAQPage with a URL for each question', () => {
  const markdown = { children: ['Nous.'] }
  expect(
    withSection({ type: 'accordion', items: [{ id: 'qui', question: 'Qui?', markdown }] }).questions,
  ).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Qui?', url: `${url}#qui`, acceptedAnswer: { text: 'Nous.' } }],
  })
})

describe('Service', () => {
  const price = { from: false, lowest: 5000, per: 'month' }
  const lowest = { from: true, lowest: 2500, per: 'project' }
  const range = { from: false, lowest: 450, highest: 650, per: 'hour' }
  const plans = {
    type: 'plans',
    intro: { title: 'Les prix' },
    items: [
      { id: 'petit', name: 'Petit', text: 'Pour deux.', price },
      { id: 'mandat', name: 'Mandat', text: 'Pour un.', price: lowest },
      { id: 'mesure', name: 'Sur mesure', text: 'Pour tous.', price: range },
    ],
  }

  it('lists plans as offers: exact prices with a unit, minimum prices, and ranges', () => {
    expect(withSection(plans, { category: 'service' }).service).toMatchObject({
      name: 'Droit des sociétés',
      hasOfferCatalog: [
        {
          name: 'Les prix',
          itemListElement: [
            {
              name: 'Petit',
              url: `${url}#petit`,
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: 5000,
                priceCurrency: 'CAD',
                unitCode: 'MON',
              },
            },
            { name: 'Mandat', priceSpecification: { '@type': 'PriceSpecification', minPrice: 2500 } },
            { name: 'Sur mesure', priceSpecification: { minPrice: 450, maxPrice: 650, unitCode: 'HUR' } },
          ],
        },
      ],
    })
  })

  it('is omitted for a page that is not in the service category', () => {
    expect(withSection(plans)).not.toHaveProperty('service')
  })
})

describe('the organization', () => {
  const address = { street: '1, rue Vraie', city: 'Montréal', region: 'QC', postalCode: 'H2X 1Y4', country: 'CA' }
  const contact = { type: 'contact' } as ResolvedSection
  const placeWith = (changes: Partial<PageHeadInput['practice']>) =>
    nodesById({ ...described, practice: { ...practice, ...changes }, sections: [contact] }).organization

  it('has postal address and opening hours on a page with contact details', () => {
    const hours = [{ days: ['friday' as const], opens: '09:00', closes: '17:00' }]
    expect(placeWith({ address, hours })).toMatchObject({
      address: { streetAddress: '1, rue Vraie', addressCountry: 'CA' },
      openingHoursSpecification: [{ dayOfWeek: ['https://schema.org/Friday'], opens: '09:00', closes: '17:00' }],
    })
  })

  it('has a partial address without street, and closures as special opening hours', () => {
    const closures = [
      { label: 'Fêtes', from: '2026-12-24', until: '2027-01-02' },
      { label: 'Saint-Jean', from: '2027-06-24' },
    ]
    const place = placeWith({ address: { city: 'Montréal', region: 'QC', country: 'CA' }, closures })
    const closed = { opens: '00:00', closes: '00:00' }
    expect(place).toMatchObject({
      address: { addressLocality: 'Montréal', addressRegion: 'QC' },
      specialOpeningHoursSpecification: [
        { ...closed, validFrom: '2026-12-24', validThrough: '2027-01-02' },
        { ...closed, validFrom: '2027-06-24', validThrough: '2027-06-24' },
      ],
    })
    expect(place?.address).not.toHaveProperty('streetAddress')
  })

  it('omits sameAs when there are no social profiles', () => {
    const parts = nodesById({ ...described, practice: { ...practice, social: [] } })
    expect(parts.organization).not.toHaveProperty('sameAs')
  })

  it('has neither address nor hours on a page that does not show them', () => {
    const { organization } = nodesById({ ...described, practice: { ...practice, address } })
    expect(organization).not.toHaveProperty('address')
    expect(organization).not.toHaveProperty('openingHoursSpecification')
  })

  it.each([
    ['a provisional address', { ...address, postalCode: 'H0H 0H0' }],
    ['no address', null],
  ])('has areaServed instead of %s', (_, address) => {
    const place = placeWith({ address })
    expect(place).toMatchObject({ areaServed: practice.areaServed })
    expect(place).not.toHaveProperty('address')
  })
})

it('includes a founder only when practice.json names one', () => {
  const founder = { name: 'Ada Tremblay', role: 'Conseillère' }
  const parts = withSection({ type: 'profile', founder })
  expect(parts.founder).toMatchObject({ '@type': 'Person', name: 'Ada Tremblay', jobTitle: 'Conseillère' })
  expect(parts.organization).toMatchObject({ founder: { '@id': `${site}/#founder` } })
  expect(parts.founder).not.toHaveProperty('hasCredential')
  expect(withSection({ type: 'profile', founder: null })).not.toHaveProperty('founder')
})

it('lists bar admission and degrees of the founder as credentials', () => {
  const founder = {
    name: 'Ada Tremblay',
    role: 'Conseillère',
    call: { year: 2011, bar: 'Barreau' },
    degrees: ['LL. B.'],
  }
  expect(withSection({ type: 'profile', founder }).founder).toMatchObject({
    hasCredential: [
      { '@type': 'EducationalOccupationalCredential', name: 'Barreau, 2011', credentialCategory: 'license' },
      { '@type': 'EducationalOccupationalCredential', name: 'LL. B.', credentialCategory: 'degree' },
    ],
  })
})
