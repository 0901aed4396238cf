import type { LegalService, PostalAddress } from 'schema-dts'
import { hasProvisionalPostalAddress } from '../../content/provisionalPractice'
import { filterSectionsByType, type PageHeadInput } from '../nodes/pageHeadInput'

/** The properties of `LegalService` without `@type`: the practice has two types, and schema-dts allows only one. */
export type LegalServiceProperties = Omit<Extract<LegalService, { '@type': 'LegalService' }>, '@type'>

/** Postal address and opening hours, on pages with a contact section; otherwise empty. Omits a provisional address. */
export function buildAddressAndOpeningHoursProperties(input: PageHeadInput): Partial<LegalServiceProperties> {
  const { practice } = input
  if (!filterSectionsByType(input, 'contact').length) return {}
  return {
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
