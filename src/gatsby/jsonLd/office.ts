import type { LegalService, PostalAddress } from 'schema-dts'
import { hasProvisionalPostalAddress } from '../../content/provisionalPractice'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'
import { buildPageJsonLdIds, createIdReference } from './ids'

/**
 * The practice as a place with opening hours, on pages that show them, otherwise undefined. A provisional postal address is left out;
 * the area served is given instead.
 */
export function buildLegalService(input: PageHeadInput): LegalService | undefined {
  const { practice } = input
  const ids = buildPageJsonLdIds(input)
  if (!filterSectionsByType(input, 'contact').length) return undefined
  return {
    '@type': 'LegalService',
    '@id': ids.legalService,
    name: practice.name,
    url: practice.website,
    telephone: practice.phone,
    email: practice.email,
    image: createIdReference(ids.logo),
    parentOrganization: createIdReference(ids.organization),
    areaServed: practice.areaServed,
    ...(practice.address && !hasProvisionalPostalAddress(practice)
      ? { address: buildPostalAddress(practice.address) }
      : {}),
    openingHoursSpecification: practice.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(day => weekdays[day]),
      opens,
      closes,
    })),
    // Search engines read midnight to midnight (00:00–00:00) as closed all day.
    ...(practice.closures?.length
      ? {
          specialOpeningHoursSpecification: practice.closures.map(({ from, until = from }) => ({
            '@type': 'OpeningHoursSpecification' as const,
            validFrom: from,
            validThrough: until,
            opens: '00:00',
            closes: '00:00',
          })),
        }
      : {}),
  }
}

function buildPostalAddress({
  street,
  city,
  region,
  postalCode,
  country,
}: NonNullable<PageHeadInput['practice']['address']>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    addressLocality: city,
    addressRegion: region,
    ...(postalCode ? { postalCode } : {}),
    addressCountry: country,
  }
}

const weekdays = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const
