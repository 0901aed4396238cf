import type { Offer, PriceSpecification, Service, UnitPriceSpecification } from 'schema-dts'
import { currency } from '../../config/site'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds, createIdReference } from './ids'
import type { BillingUnit, LocalizedPrice } from '../../content/model/price'

/** The service that a service page describes, with the prices shown on it; undefined on other pages. */
export function buildService(input: PageHeadInput): Service | undefined {
  const { page } = input
  if (!input.sections.length || page.category !== 'service') return undefined
  const ids = buildPageJsonLdIds(input)
  const offered = [...filterSectionsByType(input, 'plans'), ...filterSectionsByType(input, 'tabs')]
  const catalogs = offered.map(({ intro, items }) => ({
    '@type': 'OfferCatalog' as const,
    '@id': ids.part('offers', items[0]?.id ?? ''),
    name: intro.title,
    itemListElement: items.map(plan => buildOffer(input, plan)),
  }))
  return {
    '@type': 'Service',
    '@id': ids.service,
    name: page.breadcrumb.at(-1)?.name ?? page.title,
    description: page.seo.description,
    url: ids.url,
    provider: createIdReference(ids.organization),
    ...(catalogs.length ? { hasOfferCatalog: catalogs } : {}),
  }
}

type Plan = { id: string; name: string; text: string; price: LocalizedPrice }

function buildOffer(input: PageHeadInput, { id, name, text, price }: Plan): Offer {
  const ids = buildPageJsonLdIds(input)
  return {
    '@type': 'Offer',
    '@id': ids.part('offer', id),
    name,
    description: text,
    url: `${ids.url}#${id}`,
    itemOffered: createIdReference(ids.service),
    offeredBy: createIdReference(ids.organization),
    priceSpecification: buildPriceSpecification(price),
  }
}

// UN/CEFACT unit codes of billing units.
const unitCodes: Partial<Record<BillingUnit, string>> = { hour: 'HUR', month: 'MON', year: 'ANN' }

function buildPriceSpecification({ from, lowest, highest, per }: LocalizedPrice): PriceSpecification {
  const unitCode = per && unitCodes[per]
  const amount = {
    ...(from || highest !== undefined ? { minPrice: lowest } : { price: lowest }),
    ...(highest === undefined ? {} : { maxPrice: highest }),
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
  }
  return unitCode
    ? ({ '@type': 'UnitPriceSpecification', ...amount, unitCode } satisfies UnitPriceSpecification)
    : { '@type': 'PriceSpecification', ...amount }
}
