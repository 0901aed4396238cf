/** The fields of the interface Routed, which GraphQL wants again, sentences included, in each type that has them. */
const routedFields = /* GraphQL */ `
    "Language of the words."
    language: String!
    "Neutral address, the same in both languages: /about."
    route: String!
    "Canonical address in the language: /about or /fr/about."
    path: String!
    "Short name, for menus and trails."
    name: String!
    "The h1."
    title: String!
    "One sentence for cards that lead here."
    summary: String!
    "Kind of page; related pages are chosen by it."
    category: String!
    "Day of the last change of substance, as 2026-11-20."
    updated: String!
    "True for pages that search engines must not list."
    noindex: Boolean!
    "The same page in every language, and x-default."
    alternates: [Alternate!]!
    "The trail from the home page to this one."
    breadcrumb: [Crumb!]!
    "At most four pages that a reader may need next."
    related: [RoutedLink!]!
    "What search engines and social networks are told."
    seo: Seo!
    "The finished head of the page."
    head: Head!
    "Digest of all that the page shows; another one means that it must be rendered again."
    digest: String!
`

/** The GraphQL types that are not made from the content model’s sections. Every field says what it gives. */
export const typeDefs = /* GraphQL */ `
  """
  Anything with an address of its own: a page, an article or a document, in one language.
  """
  interface Routed implements Node {
    id: ID!
    ${routedFields}
  }

  "The same page in another language."
  type Alternate {
    "Language code for hreflang: en, fr or x-default."
    hreflang: String!
    "Canonical address in that language, from the root of the site."
    path: String!
  }

  "One step of the trail."
  type Crumb {
    "The words."
    name: String!
    "Address, absent for the current page and for groups that have no page."
    path: String
  }

  "A page as other pages link to it."
  type RoutedLink {
    "Short name."
    name: String!
    "Title in full."
    title: String!
    "One sentence."
    summary: String!
    "Canonical address in the language."
    path: String!
    "Kind of page."
    category: String!
    "Picture of an article; null for pages."
    picture: Picture
  }

  "What search engines and social networks are told."
  type Seo {
    "Title, 30 to 60 characters; an article’s ends with the name of the practice."
    title: String!
    "Summary, 120 to 155 characters."
    description: String!
    "Search terms."
    keywords: [String!]!
  }

  "The finished head of a page."
  type Head {
    "Language of the page, for the html element."
    lang: String!
    "Title."
    title: String!
    "Summary."
    description: String!
    "What robots may do with the page."
    robots: String!
    "Canonical address in full; null for a page that search engines must not list."
    canonical: String
    "What only machines read (Open Graph, twins, feeds, structured data): tags and one graph, written into the HTML."
    machine: JSON!
  }

  "A picture; decorative when its alternative text is empty."
  type Picture {
    "Path under content/, or the photo’s address at the stock host."
    src: String!
    "Name by which a text shows it; null elsewhere."
    name: String
    "What the picture says, in the language; empty when it is decorative."
    alt: String!
  }

  "A page made of sections."
  type Page implements Node & Routed @dontInfer {
    ${routedFields}
    "The sections, in order; the first is a hero."
    sections: [Section!]!
  }

  "An article of the blog."
  type Article implements Node & Routed @dontInfer {
    ${routedFields}
    "Folder of the article: the last part of its address."
    slug: String!
    "One or two sentences for cards."
    excerpt: String!
    "Subject, as in the blog’s sidebar: regulatory-compliance."
    topic: String!
    "Name of the subject: Regulatory Compliance."
    topicName: String!
    "Day of first publication, as 2024-01-15."
    date: String!
    "Day on which the facts were last checked."
    reviewed: String!
    "Day by which the facts must be checked again."
    reviewBy: String!
    "Minutes that it takes to read, from the words of the text."
    readTime: Int!
    "Words of the text."
    words: Int!
    "Picture of the card and of the head."
    picture: Picture!
    "Headings of the text, for the contents list."
    headings: [Heading!]!
    "The text as a tree of words and elements, rendered with the map of components/mdx."
    body: JSON!
    "Pictures that the text shows, by the names it gives them."
    pictures: [Picture!]!
    "Sources, in the order of their numbers."
    sources: [Source!]!
    "The article before it in its subject, by date; null for the first."
    previous: RoutedLink
    "The article after it in its subject; null for the last."
    next: RoutedLink
  }

  "A legal page or a guide."
  type Document implements Node & Routed @dontInfer {
    ${routedFields}
    "The day of the last change of the text."
    changed: String!
    "How the day of the last change is shown, when only the month matters."
    updatedLabel: String
    "The day on which the sources were last read."
    checked: String
    "Picture of the head."
    picture: Picture!
    "Headings of the text, for the contents list."
    headings: [Heading!]!
    "The text as a tree of words and elements, rendered with the map of components/mdx."
    body: JSON!
    "Pictures that the text shows, by the names it gives them."
    pictures: [Picture!]!
    "Sources, in the order of their numbers."
    sources: [Source!]!
  }

  "A subject of the blog."
  type ArticleTopic {
    "Its id, as in the address: regulatory-compliance."
    topic: String!
    "Its name: Regulatory Compliance."
    name: String!
    "How many articles it has."
    count: Int!
  }

  "The terms of the glossary that begin with one letter."
  type GlossaryLetter {
    "The letter, without an accent: E for « évaluation »."
    letter: String!
    "Its terms, in the order of the alphabet."
    terms: [GlossaryTerm!]!
  }

  "A term of the glossary in one language; from content/terms."
  type GlossaryTerm {
    "Its place on the page, as in #notice-of-compliance; the same in both languages."
    id: String!
    "The term."
    name: String!
    "Its abbreviation."
    short: String
    "Other names for it."
    also: [String!]!
    "What it is called in the other language; null where the name is the same."
    other: GlossaryName
    "What it is, in two or three sentences."
    definition: String!
    "Where it can be read."
    source: GlossarySource!
    "Other terms to look at."
    related: [GlossaryLink!]!
    "The pages that use it most."
    pages: [RoutedLink!]!
    "How many more pages use it."
    more: Int!
  }

  "What a term is called in the other language."
  type GlossaryName {
    "The language."
    language: String!
    "The term."
    name: String!
    "Its abbreviation."
    short: String
  }

  "Where a term can be read."
  type GlossarySource {
    "Its title, with the provision."
    title: String!
    "Who published it."
    publisher: String!
    "Its address on the web."
    url: String!
    "Its date, or the date that it was current to, in words."
    date: String!
    "Its language, when it is not that of the page."
    lang: String
  }

  "Another term of the glossary."
  type GlossaryLink {
    "Its place on the page."
    id: String!
    "The term."
    name: String!
  }

  "A service that a message can be about."
  type ServiceChoice {
    "Its id, as in ?service=corporate-law."
    id: String!
    "Its name."
    name: String!
  }

  "A heading of a text."
  type Heading {
    "Its address on the page."
    id: String!
    "Its words."
    text: String!
    "2 for a section, 3 for a part of one."
    depth: Int!
  }

  "A source of a text."
  type Source {
    "Its name in the text."
    id: String!
    "Its title."
    title: String!
    "Language of the title, when it is not that of the text."
    lang: String
    "Who published it."
    publisher: String!
    "Its address on the web."
    url: String!
    "Its date, or the date that it was current to, in words."
    date: String!
  }

  "Who the practice is, in one language; from content/practice.json."
  type Practice implements Node @dontInfer {
    "Language of the words."
    language: String!
    "The name that clients know."
    name: String!
    "Field and city."
    descriptor: String!
    "Legal name with its form."
    legalName: String!
    "One line for the bar at the top of every page."
    tagline: String!
    "What the practice is, in one sentence, for machines."
    description: String!
    "Address of the site, without a slash at the end."
    website: String!
    "Telephone, international form: +15145550100."
    phone: String!
    "Telephone as it is read: 514 555-0100."
    phoneLabel: String!
    "Where messages are sent."
    email: String!
    "Postal address; null while there is none to publish."
    address: PracticeAddress
    "True while the address is still a default, which is nobody’s: machines are not told it."
    addressProvisional: Boolean!
    "Where clients are, in words."
    areaServed: String!
    "Office hours."
    hours: [PracticeHours!]!
    "Days to come on which the office is closed besides its hours, the next first."
    closures: [PracticeClosure!]!
    "What holds outside office hours."
    weekends: String
    "Hours of telephone and SMS support."
    supportHours: [PracticeHours!]!
    "The person behind the practice; null while none is named."
    founder: PracticeFounder
    "Person in charge of the protection of personal information."
    privacyOfficer: PracticePrivacyOfficer!
    "Profiles on social networks."
    social: [PracticeSocial!]!
    "Address of the booking calendar, or the contact page with the consultation chosen."
    bookingHref: String!
    "Where the newsletter form is sent; null composes an e-mail."
    newsletterEndpoint: String
    "Measurement identifier of the analytics provider; null measures nothing."
    analyticsId: String
    "Base address of the stock-photo host; null when there is none."
    stockPhotos: String
  }

  "The number behind a plan’s price, in Canadian dollars; from content/facts.json."
  type PlanOffer {
    "The exact price; null when the price is a lowest one or a range."
    price: Float
    "The lowest price, of a price “from” an amount or of a range."
    minPrice: Float
    "The highest price of a range."
    maxPrice: Float
    "What it pays for: hour, month or year; null for a whole mandate."
    unit: String
  }

  "Postal address."
  type PracticeAddress {
    "Number and street; null when only the city is published."
    street: String
    "City."
    city: String!
    "Province, two letters."
    region: String!
    "Postal code, with its space; null when it is not published."
    postalCode: String
    "Country, two letters."
    country: String!
  }

  "Days that share the same hours."
  type PracticeHours {
    "Names of the days in English, Monday first."
    days: [String!]!
    "Opening time, 24-hour clock."
    opens: String!
    "Closing time, 24-hour clock."
    closes: String!
    "The days as they are read: Monday to Thursday."
    daysLabel: String!
    "The hours as they are read: 9:00 a.m. to 6:00 p.m."
    hoursLabel: String!
  }

  "Days on which the office is closed besides its hours."
  type PracticeClosure {
    "Why: the name of the holiday."
    label: String!
    "First day, as 2026-12-24."
    from: String!
    "Last day; the first, when there is one only."
    until: String!
    "The days as they are read: from December 24, 2026 to January 2, 2027."
    daysLabel: String!
  }

  "The person behind the practice."
  type PracticeFounder {
    "The name."
    name: String!
    "What the person does here."
    role: String!
    "True for a member of the Barreau du Québec."
    barreau: Boolean!
  }

  "Person in charge of the protection of personal information."
  type PracticePrivacyOfficer {
    "The title."
    title: String!
    "The e-mail address."
    email: String!
  }

  "A profile on a social network."
  type PracticeSocial {
    "The network: linkedin, x, youtube or bluesky."
    network: String!
    "Address of the profile."
    url: String!
  }

  "The menus in one language; from content/navigation.json."
  type Navigation implements Node @dontInfer {
    "Language of the words."
    language: String!
    "Main menu, in order."
    header: [NavigationItem!]!
    "Button of the header."
    action: Link!
    "Columns of the footer."
    footer: [NavigationItem!]!
    "Row at the foot of the page."
    legal: [NavigationLink!]!
  }

  "A link of a menu, or a group of them."
  type NavigationItem {
    "Short name of the page, or name of the group."
    name: String!
    "Address; null for a group."
    path: String
    "Pages of the group; empty for a link."
    pages: [NavigationLink!]!
  }

  "A page in a menu."
  type NavigationLink {
    "Short name of the page."
    name: String!
    "Canonical address in the language."
    path: String!
  }

  "One number or claim of the practice, or a figure of the law, in one language; from content/facts.json."
  type Fact implements Node @dontInfer {
    "Language of the words."
    language: String!
    "Its name in copy."
    key: String!
    "practice, or law for a figure that is not ours."
    kind: String!
    "What it says, as a sentence."
    claim: String!
    "As a reader writes it: $5,000."
    text: String!
    "The numbers, lowest first; empty for a text."
    values: [Float!]!
    "cad, percent, count or text; of the law also days, months and years."
    unit: String!
    "hour, month or year, for money that pays for a period."
    per: String
    "True when the number is a minimum."
    atLeast: Boolean!
    "What it is measured against."
    against: String
    "Names of the facts that the claim was worked out from."
    dependsOn: [String!]
    "What proves it; a figure of the law is proved by its source."
    evidence: String
    "Where the law says it."
    provision: String
    "Where the provision can be read."
    source: LawSource
    "Day on which it was true, as 2026-11-20."
    asOf: String!
    "Day by which it must be checked again."
    reviewBy: String!
    "True when the owner holds the evidence, or the law says it."
    proved: Boolean!
  }

  "Where a provision of the law can be read, in one language."
  type LawSource {
    "Its title."
    title: String!
    "Its page."
    url: String!
  }
`
