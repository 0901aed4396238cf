/** A schema.org type: its parent type and the expected types of the properties that the site uses. */
export interface SchemaType {
  parent?: string
  properties: Record<string, string[]>
}

/** The subset of schema.org that the site uses. */
export const schemaOrg: Record<string, SchemaType> = {
  Thing: {
    properties: { name: ['Text'], description: ['Text'], url: ['URL'], image: ['ImageObject'], sameAs: ['URL'] },
  },
  Organization: {
    parent: 'Thing',
    properties: {
      legalName: ['Text'],
      telephone: ['Text'],
      email: ['Text'],
      logo: ['ImageObject'],
      founder: ['Person'],
      areaServed: ['Text'],
      address: ['PostalAddress'],
    },
  },
  LocalBusiness: {
    parent: 'Organization',
    properties: {
      openingHoursSpecification: ['OpeningHoursSpecification'],
      specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
    },
  },
  LegalService: {
    parent: 'LocalBusiness',
    properties: {},
  },
  Person: {
    parent: 'Thing',
    properties: {
      jobTitle: ['Text'],
      worksFor: ['Organization'],
      hasCredential: ['EducationalOccupationalCredential'],
    },
  },
  EducationalOccupationalCredential: {
    parent: 'CreativeWork',
    properties: { credentialCategory: ['Text'] },
  },
  PostalAddress: {
    parent: 'Thing',
    properties: {
      streetAddress: ['Text'],
      addressLocality: ['Text'],
      addressRegion: ['Text'],
      postalCode: ['Text'],
      addressCountry: ['Text'],
    },
  },
  OpeningHoursSpecification: {
    parent: 'Thing',
    properties: {
      dayOfWeek: ['DayOfWeek'],
      opens: ['Time'],
      closes: ['Time'],
      validFrom: ['Date'],
      validThrough: ['Date'],
    },
  },
  CreativeWork: {
    parent: 'Thing',
    properties: {
      headline: ['Text'],
      author: ['Organization', 'Person'],
      publisher: ['Organization', 'Person'],
      datePublished: ['Date'],
      dateModified: ['Date'],
      inLanguage: ['Text'],
      isPartOf: ['CreativeWork'],
      about: ['Thing'],
      mainEntity: ['Thing'],
      mainEntityOfPage: ['CreativeWork'],
    },
  },
  WebSite: {
    parent: 'CreativeWork',
    properties: {},
  },
  WebPage: {
    parent: 'CreativeWork',
    properties: { breadcrumb: ['BreadcrumbList'], primaryImageOfPage: ['ImageObject'] },
  },
  FAQPage: {
    parent: 'WebPage',
    properties: {},
  },
  DefinedTermSet: {
    parent: 'CreativeWork',
    properties: { hasDefinedTerm: ['DefinedTerm'] },
  },
  DefinedTerm: {
    parent: 'Thing',
    properties: { alternateName: ['Text'], termCode: ['Text'], inDefinedTermSet: ['DefinedTermSet'] },
  },
  Question: {
    parent: 'CreativeWork',
    properties: { acceptedAnswer: ['Answer'] },
  },
  Answer: {
    parent: 'CreativeWork',
    properties: { text: ['Text'] },
  },
  Article: {
    parent: 'CreativeWork',
    properties: { wordCount: ['Number'], articleSection: ['Text'] },
  },
  ImageObject: {
    parent: 'CreativeWork',
    properties: { contentUrl: ['URL'], width: ['Distance'], height: ['Distance'], caption: ['Text'] },
  },
  ItemList: {
    parent: 'Thing',
    properties: { itemListElement: ['ListItem', 'Thing'] },
  },
  BreadcrumbList: {
    parent: 'ItemList',
    properties: {},
  },
  ListItem: {
    parent: 'Thing',
    properties: { position: ['Number'], item: ['URL'] },
  },
  OfferCatalog: {
    parent: 'ItemList',
    properties: {},
  },
  Service: {
    parent: 'Thing',
    properties: { provider: ['Organization', 'Person'], hasOfferCatalog: ['OfferCatalog'] },
  },
  Offer: {
    parent: 'Thing',
    properties: {
      itemOffered: ['Service'],
      offeredBy: ['Organization', 'Person'],
      priceSpecification: ['PriceSpecification'],
    },
  },
  PriceSpecification: {
    parent: 'Thing',
    properties: {
      price: ['Number'],
      minPrice: ['Number'],
      maxPrice: ['Number'],
      priceCurrency: ['Text'],
      valueAddedTaxIncluded: ['Boolean'],
    },
  },
  UnitPriceSpecification: {
    parent: 'PriceSpecification',
    properties: { unitCode: ['Text'] },
  },
}

/** True if a type equals another or inherits from it. */
function isKindOf(type: string, other: string): boolean {
  if (type === other) return true
  const { parent } = schemaOrg[type] ?? {}
  return parent ? isKindOf(parent, other) : false
}

/** The expected types of an own or inherited property; undefined if the type does not have it. */
export function expectedOf(type: string, property: string): string[] | undefined {
  const known = schemaOrg[type]
  if (!known) return undefined
  return known.properties[property] ?? (known.parent ? expectedOf(known.parent, property) : undefined)
}

const literals: Record<string, (value: unknown) => boolean> = {
  Text: value => typeof value === 'string' && value.trim() !== '',
  URL: value => typeof value === 'string' && /^https:\/\/\S+$/.test(value),
  Number: value => typeof value === 'number' && Number.isFinite(value),
  Boolean: value => typeof value === 'boolean',
  Date: value => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  Time: value => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  Distance: value => typeof value === 'string' && /^\d+ px$/.test(value),
  DayOfWeek: value =>
    typeof value === 'string' && /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(value),
}

/** True if a value has one of the expected types; `typesOf` resolves the types of a node. */
export function fits(value: unknown, expected: string[], typesOf: (value: object) => string[]): boolean {
  return expected.some(kind => {
    if (kind in literals) return literals[kind]?.(value)
    return typeof value === 'object' && value !== null && typesOf(value).some(type => isKindOf(type, kind))
  })
}
