import type { Graph } from 'schema-dts'
import type { DescribedPage } from '../nodes/described'
import { idsOf } from './ids'
import { article, picture, trail, webPage } from './page'
import { founders, legalServices } from './office'
import { logo, organization, webSite } from './practice'
import { questions } from './questions'
import { services } from './service'
import { definedTerms } from './terms'

/** A page’s structured data as one graph, its parts tied by their ids. It tells nothing that the page does not show. */
export function jsonLd(input: DescribedPage): Graph {
  const ids = idsOf(input)
  const articles = input.article ? [article(input, input.article)] : []
  const [offered, asked, defined] = [services(input), questions(input), definedTerms(input)]
  const [main] = [
    ...articles.map(() => ids.article),
    ...offered.map(() => ids.service),
    ...asked.map(() => ids.questions),
    ...defined.map(() => ids.terms),
  ]
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
      ...defined,
    ],
  }
}
