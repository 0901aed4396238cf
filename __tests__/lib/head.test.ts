import { absolute, headTags, type HeadInput } from '../../src/lib/head'

const input: HeadInput = {
  page: {
    language: 'fr',
    path: '/fr/about',
    title: 'Le cabinet',
    description: 'Un cabinet juridique.',
    keywords: ['droit', 'sciences'],
    noindex: false,
    alternates: [
      { hreflang: 'en', path: '/about' },
      { hreflang: 'fr', path: '/fr/about' },
      { hreflang: 'x-default', path: '/about' },
    ],
  },
  siteName: 'Cabinet Atelier',
  website: 'https://www.example.com',
  type: 'article',
}

const feed = { rel: 'alternate', type: 'application/atom+xml', title: 'Cabinet Atelier', href: '/fr/feed.xml' }

it('gives every tag of a page as data', () => {
  expect(headTags(input)).toEqual({
    htmlLang: 'fr-CA',
    title: 'Le cabinet',
    meta: [
      { name: 'description', content: 'Un cabinet juridique.' },
      { name: 'keywords', content: 'droit, sciences' },
      { name: 'robots', content: 'index, follow, max-image-preview:large' },
      { property: 'og:type', content: 'article' },
      { property: 'og:site_name', content: 'Cabinet Atelier' },
      { property: 'og:title', content: 'Le cabinet' },
      { property: 'og:description', content: 'Un cabinet juridique.' },
      { property: 'og:url', content: 'https://www.example.com/fr/about' },
      { property: 'og:locale', content: 'fr_CA' },
      { property: 'og:locale:alternate', content: 'en_CA' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    link: [
      { rel: 'canonical', href: 'https://www.example.com/fr/about' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://www.example.com/about' },
      { rel: 'alternate', hrefLang: 'fr', href: 'https://www.example.com/fr/about' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://www.example.com/about' },
      feed,
    ],
  })
})

it('keeps a page that must not be listed out of search, without canonical address or twins', () => {
  const { meta, link } = headTags({ ...input, page: { ...input.page, noindex: true } })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(link).toEqual([feed])
})

it('writes the address of the home page with the host’s own slash only', () => {
  expect(absolute('https://www.example.com', '/')).toBe('https://www.example.com/')
  expect(absolute('https://www.example.com', '/fr')).toBe('https://www.example.com/fr')
})
