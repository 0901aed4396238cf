import type { ReactElement } from 'react'

/**
 * A preload link for the hero picture, with the candidates and sizes of the first source of its `<picture>`, so that it
 * is fetched before the styles are parsed. Empty if the page has none.
 */
export function renderHeroPreloadFromHtml(html: string): ReactElement[] {
  const priority = html.indexOf('fetchpriority="high"')
  if (priority < 0) return []
  const picture = html.slice(html.lastIndexOf('<picture', priority), html.indexOf('>', priority))
  const [first = ''] = /<(?:source|img) [^>]*/.exec(picture) ?? []
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(first)?.[1]?.replaceAll('&amp;', '&')
  return [
    <link
      key="hero"
      rel="preload"
      as="image"
      type={value('type')}
      imageSrcSet={value('srcSet')}
      imageSizes={value('sizes')}
      // React 18 passes this attribute on only in lower case.
      {...{ fetchpriority: 'high' }}
    />,
  ]
}
