import { absolute, headTags, type HeadInput } from '../../src/lib/head'

const input: HeadInput = {
  page: {
    language: 'fr',
    path: '/fr/about',
    title: 'Ce que nous sommes',
    seo: { title: 'Le cabinet', description: 'Un cabinet juridique.', keywords: ['droit', 'sciences'] },
    published: { date: '2026-01-15', reviewed: '2026-11-20' },
    noindex: false,
    alternates: [
      { hreflang: 'en', path: '/about' },
      { hreflang: 'fr', path: '/fr/about' },
      { hreflang: 'x-default', path: '/about' },
    ],
  },
  siteName: 'Cabinet Atelier',
  website: 'https://www.example.com',
}

const icons = [
  { rel: 'manifest', href: '/fr/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
]
const picture = 'https://www.example.com/social/fr/about.jpg'
const pictureWords = 'Ce que nous sommes | Cabinet Atelier'
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
      { name: 'author', content: 'Cabinet Atelier' },
      { property: 'article:published_time', content: '2026-01-15' },
      { property: 'article:modified_time', content: '2026-11-20' },
      { property: 'og:image', content: picture },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: pictureWords },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: 'Le cabinet' },
      { name: 'twitter:description', content: 'Un cabinet juridique.' },
      { name: 'twitter:image', content: picture },
      { name: 'twitter:image:alt', content: pictureWords },
    ],
    link: [
      { rel: 'canonical', href: 'https://www.example.com/fr/about' },
      { rel: 'alternate', hrefLang: 'en', href: 'https://www.example.com/about' },
      { rel: 'alternate', hrefLang: 'fr', href: 'https://www.example.com/fr/about' },
      { rel: 'alternate', hrefLang: 'x-default', href: 'https://www.example.com/about' },
      feed,
      ...icons,
    ],
  })
})

it('calls a page that was never published as an article a website', () => {
  const { meta } = headTags({ ...input, page: { ...input.page, published: undefined } })
  expect(meta).toContainEqual({ property: 'og:type', content: 'website' })
  expect(meta.filter(({ property }) => property?.startsWith('article:'))).toEqual([])
})

it('keeps a page that must not be listed out of search, without canonical address or twins', () => {
  const { meta, link } = headTags({ ...input, page: { ...input.page, noindex: true } })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(link).toEqual([feed, ...icons])
  expect(meta.filter(({ property }) => property?.startsWith('og:image'))).toEqual([])
})

it('writes the address of the home page with the host’s own slash only', () => {
  expect(absolute('https://www.example.com', '/')).toBe('https://www.example.com/')
  expect(absolute('https://www.example.com', '/fr')).toBe('https://www.example.com/fr')
})
