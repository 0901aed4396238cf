/**
 * GraphQL types that no zod schema defines: computed by the build, or, for menus and terms, made from content files.
 * Every field has a description.
 */
export const computedTypeDefs = /* GraphQL */ `
  "Hreflang alternate of a page."
  type Alternate {
    "Value of hreflang: en, fr or x-default."
    hreflang: String!
    "Canonical URL path in that language."
    path: String!
  }

  "An item of a breadcrumb."
  type BreadcrumbItem {
    "Short name of the page or group."
    name: String!
    "URL path; null for the current page and for groups without a page."
    path: String
  }

  "Data for a link or card that leads to a page."
  type RoutedPagePreview {
    "Short name of the page."
    name: String!
    "Full title of the page."
    title: String!
    "One sentence about the page."
    summary: String!
    "Canonical URL path in the language."
    path: String!
    "Kind of page, shown on its card."
    kind: SearchKind!
    "Drawing on the card; null if there is none."
    cover: CoverDrawing
    "Picture of an article or document; null for pages."
    picture: Picture
  }

  "A page in a list of all pages."
  type PageListEntry {
    "Short name of the page."
    name: String!
    "Canonical URL path in the language."
    path: String!
    "A few words about the page; null for articles."
    line: String
    "Price of a service, as in the menu; null for other pages."
    price: String
    "Reading time of an article or document in minutes; null for pages."
    minutes: Int
    "Name of the category of an article; null for pages and documents."
    articleCategoryName: String
  }

  "Content of the HTML head of a page."
  type Head {
    "Value of the lang attribute of the html element."
    lang: String!
    "Content of the title element."
    title: String!
    "Content of the meta description."
    description: String!
    "Content of the robots meta tag."
    robots: String!
    "Absolute canonical URL; null for noindex pages."
    canonical: String
    "Tags rendered into the HTML only: Open Graph, hreflang alternates, feeds and JSON-LD."
    crawlerHead: JSON!
  }

  "A picture; decorative if its alt text is empty."
  type Picture {
    "Path of the file under content/, or identifier of a photo on the stock photo host."
    src: String!
    "Name by which an article or document refers to the picture; null elsewhere."
    name: String
    "Alt text in the language; empty if the picture is decorative."
    alt: String!
  }

  "A category of articles."
  type ArticleCategory {
    "Id of the category, as in the URL, such as regulatory-compliance."
    id: String!
    "Name of the category, such as Regulatory Compliance."
    name: String!
    "Number of articles in the category."
    count: Int!
  }

  "A section of questions, for a link to it."
  type QuestionTopic {
    "Anchor of the section."
    id: String!
    "Its subject, such as Fees."
    name: String!
    "Number of its questions."
    count: Int!
  }

  "Glossary terms that begin with the same letter."
  type GlossaryLetter {
    "The letter without an accent, such as E for « évaluation »."
    letter: String!
    "Terms in alphabetical order."
    terms: [GlossaryTerm!]!
  }

  "A glossary term in one language, from content/terms."
  type GlossaryTerm {
    "Anchor of the term, the same in both languages, such as notice-of-compliance."
    id: String!
    "The term."
    name: String!
    "Abbreviation of the term."
    short: String
    "All other names of the term."
    also: [String!]!
    "The other names without plurals and other forms of the name, for display."
    synonyms: [String!]!
    "Name in the other language; null if it is the same."
    other: GlossaryName
    "Definition in two or three sentences."
    definition: String!
    "Source of the definition."
    source: GlossarySource!
    "Links to related terms."
    related: [GlossaryLink!]!
    "Pages that use the term most often."
    pages: [RoutedPagePreview!]!
    "Number of other pages that use the term."
    otherPagesCount: Int!
  }

  "Name of a glossary term in the other language."
  type GlossaryName {
    "The other language."
    language: Language!
    "The term in that language."
    name: String!
    "Abbreviation of the term in that language."
    short: String
  }

  "Source of a glossary term."
  type GlossarySource {
    "Title of the source, with the provision."
    title: String!
    "Publisher of the source."
    publisher: String!
    "URL of the source."
    url: String!
    "Date of the source, or date to which it is current, in words."
    date: String!
    "Language of the source, if it differs from that of the page."
    lang: Language
  }

  "Link to another glossary term."
  type GlossaryLink {
    "Anchor of the term."
    id: String!
    "The term."
    name: String!
  }

  "A glossary term offered on the search page."
  type SearchTerm {
    "The term."
    name: String!
    "URL path of its entry."
    path: String!
  }

  "Pages of one kind, as listed on the search page."
  type SearchGroup {
    "Kind of the pages."
    kind: SearchKind!
    "Pages of this kind."
    pages: [RoutedPagePreview!]!
  }

  "A service that can be selected in the contact form."
  type ServiceChoice {
    "Id of the service, as in ?service=corporate-law."
    id: String!
    "Name of the service."
    name: String!
  }

  "Drawing on the card of an article or page, made from its figures."
  type CoverDrawing {
    "Background colour: copper, pine, paper or mint."
    ground: String!
    "Shapes of the drawing, from back to front."
    shapes: [CoverPart!]!
    "Figures and their names, in the language of the page."
    labels: [CoverLabel!]!
    "The same drawing for thumbnails, in the square at the middle of the viewBox, without texts."
    small: [CoverPart!]!
    "Sentence that explains how to read the drawing; null if there is none."
    reading: String
  }

  "Style of a shape in a cover drawing."
  enum CoverPartRole {
    quiet
    bank
    line
    solid
    argument
    point
    emptyKey
    filledKey
  }

  "A shape in a cover drawing."
  type CoverPart {
    "Style: background line, river bank, line, filled shape, highlighted line, highlighted shape, or a cell before the words of a legend."
    role: CoverPartRole!
    "SVG path data in a viewBox of 320 × 160."
    path: String!
  }

  "A text printed on a cover drawing."
  type CoverLabel {
    "Horizontal position of its middle, or of its start in a legend, in a viewBox of 320 × 160."
    x: Float!
    "Vertical position of its baseline, in a viewBox of 320 × 160."
    y: Float!
    "The figure, with its unit if the drawing prints one, or what it counts."
    text: String!
    "Whether it is a figure or step name beside the shapes, or one of its two lines, a figure that is not the highest on a cover with a unit, a text in an empty shape or, in the colour of the background, in a filled one, the same on a scale, a highlighted figure, the name of a figure, or a line of a legend."
    role: CoverLabelRole!
    "Whether it starts (start) or ends (end) at x; null if x is its middle, or its start in a legend."
    anchor: String
  }

  "What a text printed on a cover drawing is."
  enum CoverLabelRole {
    beside
    upper
    lower
    bare
    empty
    filled
    rank
    filledRank
    argued
    name
    legend
  }

  "A heading in an article or document."
  type Heading {
    "Anchor of the heading."
    id: String!
    "Text of the heading."
    text: String!
    "Heading level: 2 or 3."
    depth: Int!
  }

  "Menus in one language, from content/navigation.json."
  type Navigation implements Node @dontInfer {
    "Language of the texts: en or fr."
    language: Language!
    "Items of the main menu, in order."
    header: [NavigationItem!]!
    "Link of the button in the header, to a consultation."
    action: Link!
    "Columns of the footer, each a group of links."
    footer: [NavigationItem!]!
    "Links in the last row of the footer."
    legal: [NavigationLink!]!
    "URL path of the search page; null if there is none."
    searchPath: String
  }

  "A link in a menu, or a group of links."
  type NavigationItem {
    "Short name of the page, or name of the group."
    name: String!
    "URL path; null for a group."
    path: String
    "Pages of the group; empty for a link."
    pages: [NavigationLink!]!
    "Newest article, if the group shows it beside its pages; otherwise null."
    newest: NavigationNewest
  }

  "The newest article of the blog, shown beside the pages of a group."
  type NavigationNewest {
    "Label above the article."
    label: String!
    "Short name of the article."
    name: String!
    "Canonical URL path in the language."
    path: String!
    "Drawing on the card; null if the article has a picture of its own."
    cover: CoverDrawing
  }

  "A link to a page in a menu."
  type NavigationLink {
    "A few words about the page; null if the menu shows only its name."
    line: String
    "Price formatted for display; null if the menu shows none."
    price: String
    "Short name of the page."
    name: String!
    "Canonical URL path in the language."
    path: String!
  }
`
