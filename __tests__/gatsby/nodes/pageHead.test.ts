import { buildPageHead } from '../../../src/gatsby/nodes/pageHead'
import { described, describedArticle } from '../../helpers/described'

const { page, practice } = described
const url = practice.website + page.path
const picture = `${practice.website}/social${page.path}.jpg`
const pictureAlt = `${page.title} | ${practice.name}`
const forEveryPage = [
  { tag: 'link', rel: 'alternate', type: 'application/atom+xml', title: practice.name, href: '/fr/feed.xml' },
  { tag: 'link', rel: 'manifest', href: '/fr/manifest.webmanifest' },
  { tag: 'link', rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
]

it('has language, title, description, robots and canonical URL', () => {
  expect(buildPageHead(described)).toMatchObject({
    lang: 'fr-CA',
    title: page.seo.title,
    description: page.seo.description,
    robots: 'index, follow, max-image-preview:large',
    canonical: url,
  })
})

it('lists the crawler head tags of an article', () => {
  expect(buildPageHead(describedArticle).crawlerHead.tags).toEqual([
    { tag: 'meta', name: 'keywords', content: page.seo.keywords.join(', ') },
    { tag: 'meta', property: 'og:type', content: 'article' },
    { tag: 'meta', property: 'og:site_name', content: practice.name },
    { tag: 'meta', property: 'og:title', content: page.seo.title },
    { tag: 'meta', property: 'og:description', content: page.seo.description },
    { tag: 'meta', property: 'og:url', content: url },
    { tag: 'meta', property: 'og:locale', content: 'fr_CA' },
    { tag: 'meta', property: 'og:locale:alternate', content: 'en_CA' },
    { tag: 'meta', name: 'author', content: practice.name },
    { tag: 'meta', property: 'article:published_time', content: '2026-01-15' },
    { tag: 'meta', property: 'article:modified_time', content: '2026-11-20' },
    { tag: 'meta', property: 'og:image', content: picture },
    { tag: 'meta', property: 'og:image:type', content: 'image/jpeg' },
    { tag: 'meta', property: 'og:image:width', content: '1200' },
    { tag: 'meta', property: 'og:image:height', content: '630' },
    { tag: 'meta', property: 'og:image:alt', content: pictureAlt },
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
    { tag: 'meta', name: 'twitter:title', content: page.seo.title },
    { tag: 'meta', name: 'twitter:description', content: page.seo.description },
    { tag: 'meta', name: 'twitter:image', content: picture },
    { tag: 'meta', name: 'twitter:image:alt', content: pictureAlt },
    ...page.alternates.map(({ hreflang, path }) => ({
      tag: 'link',
      rel: 'alternate',
      hrefLang: hreflang,
      href: practice.website + path,
    })),
    { tag: 'link', rel: 'alternate', type: 'text/markdown', href: `${page.path}.md` },
    ...forEveryPage,
  ])
})

it('uses og:type website and no article tags for a page', () => {
  const { tags } = buildPageHead(described).crawlerHead
  expect(tags).toContainEqual({ tag: 'meta', property: 'og:type', content: 'website' })
  expect(JSON.stringify(tags)).not.toContain('article:')
})

it('sets noindex without canonical URL, alternates or og:image for an unlisted page', () => {
  const head = buildPageHead({ ...described, page: { ...page, noindex: true } })
  expect(head).toMatchObject({ robots: 'noindex' })
  expect(head).not.toHaveProperty('canonical')
  expect(head.crawlerHead.tags.filter(({ tag }) => tag === 'link')).toEqual(forEveryPage)
  expect(JSON.stringify(head.crawlerHead.tags)).not.toContain('og:image')
})
