/** A schema.org type: its definition, parent type, and the expected types of the properties that the site uses. */
export interface SchemaType {
  definition: string
  parent?: string
  properties: Record<string, string[]>
}

/** The subset of schema.org that the site uses. */
export const schemaOrg: Record<string, SchemaType> = {
  Thing: {
    definition: 'The most generic type of item.',
    properties: { name: ['Text'], description: ['Text'], url: ['URL'], image: ['ImageObject'], sameAs: ['URL'] },
  },
  Organization: {
    definition: 'An organization such as a school, NGO, corporation, club, etc.',
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
    definition: 'A particular physical business or branch of an organization.',
    parent: 'Organization',
    properties: {
      openingHoursSpecification: ['OpeningHoursSpecification'],
      specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
    },
  },
  LegalService: {
    definition: 'A business that provides legally-oriented services, advice and representation, e.g. law firms.',
    parent: 'LocalBusiness',
    properties: {},
  },
  Person: {
    definition: 'A person (alive, dead, undead, or fictional).',
    parent: 'Thing',
    properties: {
      jobTitle: ['Text'],
      worksFor: ['Organization'],
      hasCredential: ['EducationalOccupationalCredential'],
    },
  },
  EducationalOccupationalCredential: {
    definition:
      'An educational or occupational credential. A diploma, academic degree, certification, qualification, badge, etc., that may be awarded to a person or other entity that meets the requirements defined by the credentialer.',
    parent: 'CreativeWork',
    properties: { credentialCategory: ['Text'] },
  },
  PostalAddress: {
    definition: 'The mailing address.',
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
    definition: 'A structured value providing information about the opening hours of a place or a certain service.',
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
    definition: 'The most generic kind of creative work, including books, movies, photographs, software programs, etc.',
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
    definition: 'A set of related web pages and other items typically served from a single web domain.',
    parent: 'CreativeWork',
    properties: {},
  },
  WebPage: {
    definition: 'A web page.',
    parent: 'CreativeWork',
    properties: { breadcrumb: ['BreadcrumbList'], primaryImageOfPage: ['ImageObject'] },
  },
  FAQPage: {
    definition: 'A WebPage presenting one or more "Frequently asked questions".',
    parent: 'WebPage',
    properties: {},
  },
  DefinedTermSet: {
    definition:
      'A set of defined terms, for example a set of categories or a classification scheme, a glossary, dictionary or enumeration.',
    parent: 'CreativeWork',
    properties: { hasDefinedTerm: ['DefinedTerm'] },
  },
  DefinedTerm: {
    definition: 'A word, name, acronym, phrase, etc. with a formal definition.',
    parent: 'Thing',
    properties: { alternateName: ['Text'], termCode: ['Text'], inDefinedTermSet: ['DefinedTermSet'] },
  },
  Question: {
    definition: 'A specific question, e.g. in a Frequently Asked Questions (FAQ) document.',
    parent: 'CreativeWork',
    properties: { acceptedAnswer: ['Answer'] },
  },
  Answer: {
    definition: 'An answer offered to a question; perhaps correct, perhaps opinionated or wrong.',
    parent: 'CreativeWork',
    properties: { text: ['Text'] },
  },
  Article: {
    definition: 'An article, such as a news article or piece of investigative report.',
    parent: 'CreativeWork',
    properties: { wordCount: ['Number'], articleSection: ['Text'] },
  },
  ImageObject: {
    definition: 'An image file.',
    parent: 'CreativeWork',
    properties: { contentUrl: ['URL'], width: ['Distance'], height: ['Distance'], caption: ['Text'] },
  },
  ItemList: {
    definition: 'A list of items of any sort.',
    parent: 'Thing',
    properties: { itemListElement: ['ListItem', 'Thing'] },
  },
  BreadcrumbList: {
    definition: 'An ItemList consisting of a chain of linked Web pages, typically ending with the current page.',
    parent: 'ItemList',
    properties: {},
  },
  ListItem: {
    definition: 'A list item, e.g. a step in a checklist or how-to description.',
    parent: 'Thing',
    properties: { position: ['Number'], item: ['URL'] },
  },
  OfferCatalog: {
    definition: 'A list of Offers for sale and OfferCatalogs that organize them.',
    parent: 'ItemList',
    properties: {},
  },
  Service: {
    definition: 'A service provided by an organization, e.g. delivery service, print services, etc.',
    parent: 'Thing',
    properties: { provider: ['Organization', 'Person'], hasOfferCatalog: ['OfferCatalog'] },
  },
  Offer: {
    definition: 'An offer to transfer some rights to an item or to provide a service.',
    parent: 'Thing',
    properties: {
      itemOffered: ['Service'],
      offeredBy: ['Organization', 'Person'],
      priceSpecification: ['PriceSpecification'],
    },
  },
  PriceSpecification: {
    definition: 'A structured value representing a price or price range.',
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
    definition: 'The price asked for a given offer by the respective organization or person.',
    parent: 'PriceSpecification',
    properties: { unitCode: ['Text'] },
  },
}

/** True if a type equals another or inherits from it. */
export function isKindOf(type: string, other: string): boolean {
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
