import { languageDetails } from '../../config/languages'
import { appleIconSize, buildAppIconPath, socialImageSize } from '../../config/site'
import type { StaticHead, HeadTag } from '../../shared/staticHead'
import { absoluteUrl, buildFeedPath, buildWebManifestPath, buildMarkdownPath } from '../../shared/paths'
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
  staticHead: StaticHead
}

/** Builds the head of a page. A noindex page has no canonical URL and no alternates. */
export function buildPageHead(described: PageHeadInput): PageHead {
  const { page, practice } = described
  const url = absoluteUrl(practice.website, page.path)
  return {
    lang: languageDetails[page.language].html,
    title: page.seo.title,
    description: page.seo.description,
    robots: page.noindex ? 'noindex' : 'index, follow, max-image-preview:large',
    ...(page.noindex ? {} : { canonical: url }),
    staticHead: {
      tags: [
        { tag: 'meta', name: 'keywords', content: page.seo.keywords.join(', ') },
        ...openGraphTags(described, url),
        ...articleTags(described),
        ...(page.noindex ? [] : [...pictureTags(described), ...twinLinks(described), markdownLink(described)]),
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

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', name, content })
const property = (property: string, content: string): HeadTag => ({ tag: 'meta', property, content })

function openGraphTags({ page, practice, article }: PageHeadInput, url: string): HeadTag[] {
  return [
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', practice.name),
    property('og:title', page.seo.title),
    property('og:description', page.seo.description),
    property('og:url', url),
    property('og:locale', languageDetails[page.language].openGraph),
    ...page.alternates.flatMap(({ hreflang }) =>
      hreflang === page.language || hreflang === 'x-default'
        ? []
        : property('og:locale:alternate', languageDetails[hreflang].openGraph),
    ),
  ]
}

function articleTags({ article, practice }: PageHeadInput): HeadTag[] {
  if (!article) return []
  return [
    named('author', practice.name),
    property('article:published_time', article.date),
    property('article:modified_time', article.reviewed),
  ]
}

// Social networks take a card’s title and description from Open Graph; X requires its own names for the picture.
function pictureTags({ page: { path, title, seo }, practice }: PageHeadInput): HeadTag[] {
  const image = absoluteUrl(practice.website, buildSocialImagePath(path))
  const alt = formatSocialImageAlt(title, practice.name)
  return [
    property('og:image', image),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(socialImageSize.width)),
    property('og:image:height', String(socialImageSize.height)),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', seo.title),
    named('twitter:description', seo.description),
    named('twitter:image', image),
    named('twitter:image:alt', alt),
  ]
}

function twinLinks({ page, practice }: PageHeadInput): HeadTag[] {
  return page.alternates.map(({ hreflang, path }) => ({
    tag: 'link',
    rel: 'alternate',
    hrefLang: hreflang,
    href: absoluteUrl(practice.website, path),
  }))
}

function markdownLink({ page: { path } }: PageHeadInput): HeadTag {
  return { tag: 'link', rel: 'alternate', type: 'text/markdown', href: buildMarkdownPath(path) }
}
