import type { LegalService, Person, PostalAddress } from 'schema-dts'
import { idsOf, ref } from './ids'
import { sectionsOf, type GraphInput, type GraphOffice } from './input'

/**
 * The practice as a place with hours, on the page that shows them. An address that is still a default is nobody’s, and
 * is not told: the area served stands in for it.
 */
export function legalServices(input: GraphInput): LegalService[] {
  const { practice, page } = input
  const ids = idsOf(input)
  return sectionsOf(page, 'ContactSection').map(({ practice: office }) => ({
    '@type': 'LegalService',
    '@id': ids.legalService,
    name: practice.name,
    url: practice.website,
    telephone: practice.phone,
    email: practice.email,
    image: ref(ids.logo),
    parentOrganization: ref(ids.organization),
    areaServed: office.areaServed,
    ...(office.address && !office.addressProvisional ? { address: postalAddress(office.address) } : {}),
    openingHoursSpecification: office.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(dayOfWeek),
      opens,
      closes,
    })),
  }))
}

function postalAddress({
  street,
  city,
  region,
  postalCode,
  country,
}: NonNullable<GraphOffice['address']>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
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

// The model admits no other names of days.
function dayOfWeek(day: string) {
  return weekdays[day as keyof typeof weekdays]
}

/** The person behind the practice, on the pages that show who it is; nobody while practice.json names none. */
export function founders(input: GraphInput): Person[] {
  const ids = idsOf(input)
  return sectionsOf(input.page, 'ProfileSection').flatMap(({ founder }) =>
    founder
      ? [
          {
            '@type': 'Person',
            '@id': ids.founder,
            name: founder.name,
            jobTitle: founder.role,
            worksFor: ref(ids.organization),
          },
        ]
      : [],
  )
}
