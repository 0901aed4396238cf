import { languageDetails } from '../../config/languages'
import { appleIconSize, buildAppIconPath, socialImageSize } from '../../config/site'
import type { CrawlerHead, HeadTag } from '../../shared/crawlerHead'
import { buildAbsoluteUrl, buildFeedPath, buildWebManifestPath, buildMarkdownPath } from '../../shared/paths'
import { formatSocialImageAlt, buildSocialImagePath } from '../social/socialImage'
import type { PageHeadInput } from './pageHeadInput'
import { buildJsonLd } from '../jsonLd'

/** The finished head of a page. */
interface PageHead {
  /** The tags that are updated in the browser on client-side navigation. */
  lang: string
  title: string
  description: string
  robots: string
  /** Absent for noindex pages. */
  canonical?: string
  crawlerHead: CrawlerHead
}

/**
 * Builds the head of a page. A noindex page has no canonical URL, no links to its other languages or to its Markdown
 * version, and no social picture.
 */
export function buildPageHead(described: PageHeadInput): PageHead {
  const { page, practice } = described
  const url = buildAbsoluteUrl(practice.website, page.path)
  return {
    lang: languageDetails[page.language].html,
    title: page.seo.title,
    description: page.seo.description,
    robots: page.noindex ? 'noindex' : 'index, follow, max-image-preview:large',
    ...(page.noindex ? {} : { canonical: url }),
    crawlerHead: {
      tags: [
        { tag: 'meta', name: 'keywords', content: page.seo.keywords.join(', ') },
        ...buildOpenGraphTags(described, url),
        ...buildArticleTags(described),
        ...(page.noindex
          ? []
          : [...buildPictureTags(described), ...buildAlternateLinks(described), buildMarkdownLink(described)]),
        {
          tag: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          title: practice.name,
          href: buildFeedPath(page.language),
        },
        { tag: 'link', rel: 'manifest', href: buildWebManifestPath(page.language) },
        { tag: 'link', rel: 'apple-touch-icon', href: buildAppIconPath(appleIconSize) },
      ],
      structuredData: buildJsonLd(described),
    },
  }
}

const createNamedTag = (name: string, content: string): HeadTag => ({ tag: 'meta', name, content })
const createPropertyTag = (property: string, content: string): HeadTag => ({ tag: 'meta', property, content })

function buildOpenGraphTags({ page, practice, article }: PageHeadInput, url: string): HeadTag[] {
  return [
    createPropertyTag('og:type', article ? 'article' : 'website'),
    createPropertyTag('og:site_name', practice.name),
    createPropertyTag('og:title', page.seo.title),
    createPropertyTag('og:description', page.seo.description),
    createPropertyTag('og:url', url),
    createPropertyTag('og:locale', languageDetails[page.language].openGraph),
    ...page.alternates.flatMap(({ hreflang }) =>
      hreflang === page.language || hreflang === 'x-default'
        ? []
        : createPropertyTag('og:locale:alternate', languageDetails[hreflang].openGraph),
    ),
  ]
}

function buildArticleTags({ page, article, practice }: PageHeadInput): HeadTag[] {
  if (!article) return []
  return [
    createNamedTag('author', practice.name),
    createPropertyTag('article:published_time', article.date),
    createPropertyTag('article:modified_time', page.updated),
  ]
}

// Social networks read Open Graph; X reads its own names first, and requires them for the picture.
function buildPictureTags({ page: { path, title, seo }, practice }: PageHeadInput): HeadTag[] {
  const image = buildAbsoluteUrl(practice.website, buildSocialImagePath(path))
  const alt = formatSocialImageAlt(title, practice.name)
  return [
    createPropertyTag('og:image', image),
    createPropertyTag('og:image:type', 'image/jpeg'),
    createPropertyTag('og:image:width', String(socialImageSize.width)),
    createPropertyTag('og:image:height', String(socialImageSize.height)),
    createPropertyTag('og:image:alt', alt),
    createNamedTag('twitter:card', 'summary_large_image'),
    createNamedTag('twitter:title', seo.title),
    createNamedTag('twitter:description', seo.description),
    createNamedTag('twitter:image', image),
    createNamedTag('twitter:image:alt', alt),
  ]
}

function buildAlternateLinks({ page, practice }: PageHeadInput): HeadTag[] {
  return page.alternates.map(({ hreflang, path }) => ({
    tag: 'link',
    rel: 'alternate',
    hrefLang: hreflang,
    href: buildAbsoluteUrl(practice.website, path),
  }))
}

function buildMarkdownLink({ page: { path } }: PageHeadInput): HeadTag {
  return { tag: 'link', rel: 'alternate', type: 'text/markdown', href: buildMarkdownPath(path) }
}
