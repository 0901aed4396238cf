import type { Graph } from 'schema-dts'
import { idsOf } from './ids'
import type { GraphInput } from './input'
import { article, picture, trail, webPage } from './page'
import { founders, legalServices } from './office'
import { logo, organization, webSite } from './practice'
import { questions } from './questions'
import { services } from './service'

/** A page’s structured data as one graph, its parts tied by their ids. It tells nothing that the page does not show. */
export function jsonLd(input: GraphInput): Graph {
  const { page } = input
  const ids = idsOf(input)
  const articles = page.__typename === 'Article' ? [article(input, page)] : []
  const [offered, asked] = [services(input), questions(input)]
  const main = articles.length ? ids.article : offered.length ? ids.service : asked.length ? ids.questions : undefined
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(input),
      logo(input),
      ...legalServices(input),
      ...founders(input),
      webSite(input),
      webPage(input, main),
      ...picture(input),
      ...trail(input),
      ...articles,
      ...offered,
      ...asked,
    ],
  }
}
