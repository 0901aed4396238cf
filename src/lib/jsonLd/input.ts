import type { SectionType } from '../../model'
import type { PlanOffer } from '../offers'

/** The practice, as GraphQL gives it to the head of every page. */
export interface GraphPractice {
  language: string
  name: string
  legalName: string
  description: string
  /** Address of the site, without a slash at the end. */
  website: string
  phone: string
  email: string
  social: readonly { url: string }[]
}

interface Accordion {
  __typename: 'AccordionSection'
  items: readonly { id: string; question: string; markdown: unknown }[]
}

/** What is offered at a price. */
interface Priced {
  intro: { title: string }
  items: readonly { id: string; name: string; text: string; offer: PlanOffer | null }[]
}

interface Plans extends Priced {
  __typename: 'PlansSection'
}

interface Tabs extends Priced {
  __typename: 'TabsSection'
}

/** Where and when the practice can be reached, on pages that show it. */
export interface GraphOffice {
  areaServed: string
  address: { street: string; city: string; region: string; postalCode: string; country: string } | null
  addressProvisional: boolean
  hours: readonly { days: readonly string[]; opens: string; closes: string }[]
}

interface Contact {
  __typename: 'ContactSection'
  practice: GraphOffice
}

/** The person behind the practice. */
export interface GraphFounder {
  name: string
  role: string
}

interface Profile {
  __typename: 'ProfileSection'
  founder: GraphFounder | null
}

type Telling = Accordion | Plans | Tabs | Contact | Profile

/** A section of a page: five kinds hold what structured data tells, the others nothing. */
export type GraphSection = Telling | { __typename: Exclude<`${Capitalize<SectionType>}Section`, Telling['__typename']> }

interface Routed {
  language: string
  path: string
  /** The h1. */
  title: string
  summary: string
  category: string
  updated: string
  noindex: boolean
  breadcrumb: readonly { name: string; path: string | null }[]
  seo: { title: string; description: string }
}

/** An article, with its days and its length. */
export type GraphArticle = Routed & { __typename: 'Article'; date: string; reviewed: string; words: number }

/** A page made of sections. */
export type GraphSectionPage = Routed & { __typename: 'Page'; sections: readonly GraphSection[] }

/** Anything with an address of its own, as GraphQL gives it to its head. */
export type GraphPage = GraphArticle | GraphSectionPage | (Routed & { __typename: 'Document' })

/** What a page’s structured data is made from. */
export interface GraphInput {
  practice: GraphPractice
  page: GraphPage
}

/** The sections of a page of one kind; none for a text. */
export function sectionsOf<Name extends Telling['__typename']>(
  page: GraphPage,
  name: Name,
): Extract<Telling, { __typename: Name }>[] {
  const sections = page.__typename === 'Page' ? page.sections : []
  return sections.filter((section): section is Extract<Telling, { __typename: Name }> => section.__typename === name)
}
