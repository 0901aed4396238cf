import type { ReactElement } from 'react'

/**
 * The link that fetches the picture above the fold of a page before the page’s styles are read: the same candidates and
 * sizes that its `<picture>` offers first. Nothing where there is none.
 */
export function renderHeroPreloadFromHtml(html: string): ReactElement[] {
  const first = html.indexOf('fetchpriority="high"')
  if (first < 0) return []
  const picture = html.slice(html.lastIndexOf('<picture', first), html.indexOf('>', first))
  const offer = /<(?:source|img) [^>]*/.exec(picture)?.[0] ?? ''
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(offer)?.[1]?.replaceAll('&amp;', '&')
  return [
    <link
      key="hero"
      rel="preload"
      as="image"
      type={value('type')}
      imageSrcSet={value('srcSet')}
      imageSizes={value('sizes')}
      // React 18 knows this attribute under its name in HTML only.
      {...{ fetchpriority: 'high' }}
    />,
  ]
}
