/**
 * GraphQL types of data that no content file holds: computed by the build, and the menus. Every field has a
 * description.
 */
export const computedTypeDefs = /* GraphQL */ `
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
    "What a card calls it."
    kind: SearchKind!
    "Drawing of its card; null where it has none."
    cover: CoverDrawing
    "Picture of an article; null for pages."
    picture: Picture
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
    staticHead: JSON!
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
    language: Language!
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
    lang: Language
  }

  "Another term of the glossary."
  type GlossaryLink {
    "Its place on the page."
    id: String!
    "The term."
    name: String!
  }

  "The pages of one kind, on the page that searches."
  type SearchGroup {
    "Their kind."
    kind: SearchKind!
    "The pages of this kind."
    pages: [RoutedLink!]!
  }

  "A service that a message can be about."
  type ServiceChoice {
    "Its id, as in ?service=corporate-law."
    id: String!
    "Its name."
    name: String!
  }

  "The drawing of the card of an article or a page, made of its figures."
  type CoverDrawing {
    "Ground: copper, pine, paper or mint."
    ground: String!
    "Its parts, in the order in which they lie on one another."
    shapes: [CoverShape!]!
    "How to read it; null for the cover of a category."
    reading: String
  }

  "What a part of a cover stands for."
  enum CoverShapeRole {
    quiet
    bank
    line
    solid
    argument
    point
  }

  "A part of a cover."
  type CoverShape {
    "How it looks: a line behind, the banks of a river, a line, a shape, the argument as line or as shape."
    look: CoverShapeRole!
    "Its path, in a field of 320 by 160."
    path: String!
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

  "The menus in one language; from content/navigation.json."
  type Navigation implements Node @dontInfer {
    "Language of the words."
    language: Language!
    "Main menu, in order."
    header: [NavigationItem!]!
    "Button of the header: a consultation."
    action: Link!
    "Columns of the footer."
    footer: [NavigationItem!]!
    "Row at the foot of the page."
    legal: [NavigationLink!]!
    "Address of the page that searches; null while there is none."
    search: String
  }

  "A link of a menu, or a group of them."
  type NavigationItem {
    "Short name of the page, or name of the group."
    name: String!
    "Address; null for a group."
    path: String
    "Pages of the group; empty for a link."
    pages: [NavigationLink!]!
    "The newest article, where the group shows it beside its pages."
    newest: NavigationNewest
  }

  "The newest article of the blog, beside the pages of a group."
  type NavigationNewest {
    "The words over it."
    label: String!
    "Short name of the article."
    name: String!
    "Canonical address in the language."
    path: String!
  }

  "A page in a menu."
  type NavigationLink {
    "A few words on it; null where the menu says its name only."
    line: String
    "What it costs; null where the menu does not say."
    price: String
    "Short name of the page."
    name: String!
    "Canonical address in the language."
    path: String!
  }
`
