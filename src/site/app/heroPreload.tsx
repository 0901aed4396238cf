import type { ReactElement } from 'react'
import { hiddenOnPhonesSourceProps } from '../../config/images'

/**
 * A preload link for the hero picture, with the candidates and sizes of the first source of its `<picture>`, so that it
 * is fetched before the styles are parsed; not where an empty image replaces it. Empty if the page has none.
 */
export function renderHeroPreloadFromHtml(html: string): ReactElement[] {
  const priority = html.indexOf('fetchpriority="high"')
  if (priority < 0) return []
  const picture = html.slice(html.lastIndexOf('<picture', priority), html.indexOf('>', priority))
  const { media: phones, srcSet: empty } = hiddenOnPhonesSourceProps
  const offers = picture.match(/<(?:source|img) [^>]*/g) ?? []
  const first = offers.find(offer => !offer.includes(empty)) ?? ''
  const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(first)?.[1]?.replaceAll('&amp;', '&')
  return [
    <link
      key="hero"
      rel="preload"
      as="image"
      type={value('type')}
      media={first === offers[0] ? undefined : `not ${phones}`}
      imageSrcSet={value('srcSet')}
      imageSizes={value('sizes')}
      // React 18 passes this attribute on only in lower case.
      {...{ fetchpriority: 'high' }}
    />,
  ]
}
