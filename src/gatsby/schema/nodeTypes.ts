import type { NodePluginSchema } from 'gatsby'
import { articleFrontMatterSchema, documentFrontMatterSchema, factSchema, practiceSchema } from '../../content/model'
import { sourceSchema } from '../../content/model/frontMatter'
import { seoSchema } from '../../content/model/page'
import { openingHoursEntrySchema } from '../../content/model/practice'
import { createObjectTypeConfigsFromZod, type FieldConfigsByName, type ObjectTypeConfig } from './fromZod'

/** Fields of every routed node; most are computed by the build. */
const routed: FieldConfigsByName = {
  language: { type: 'Language!', description: 'Language of the words.' },
  route: { type: 'String!', description: 'Neutral address, the same in both languages: /about.' },
  path: { type: 'String!', description: 'Canonical address in the language: /about or /fr/about.' },
  name: { type: 'String!', description: 'Short name, for menus and trails.' },
  title: { type: 'String!', description: 'The h1.' },
  summary: { type: 'String!', description: 'One sentence for cards that lead here.' },
  category: { type: 'PageCategory!', description: 'Kind of page; related pages are chosen by it.' },
  updated: { type: 'String!', description: 'Day of the last change of substance, as 2026-11-20.' },
  noindex: { type: 'Boolean!', description: 'True for pages that search engines must not list.' },
  alternates: { type: '[Alternate!]!', description: 'The same page in every language, and x-default.' },
  breadcrumb: { type: '[Crumb!]!', description: 'The trail from the home page to this one.' },
  related: { type: '[RoutedLink!]!', description: 'At most four pages that a reader may need next.' },
  seo: { type: 'Seo!', description: 'What search engines and social networks are told.' },
  head: { type: 'Head!', description: 'The finished head of the page.' },
  digest: {
    type: 'String!',
    description: 'Digest of all that the page shows; another one means that it must be rendered again.',
  },
}

/** Additional fields of articles and documents, from their bodies. */
const longform: FieldConfigsByName = {
  picture: { type: 'Picture!', description: 'Picture of the card and of the head.' },
  headings: { type: '[Heading!]!', description: 'Headings of the text, for the contents list.' },
  body: {
    type: 'JSON!',
    description: 'The text as a tree of words and elements, rendered with the map of components/mdx.',
  },
  pictures: { type: '[Picture!]!', description: 'Pictures that the text shows, by the names it gives them.' },
  sources: { type: '[Source!]!', description: 'Sources, in the order of their numbers.' },
}

const language = { type: 'Language!', description: 'Language of the words.' }

/** Fields that the build adds to a type, or whose shape differs from the content file. */
const added: Record<string, FieldConfigsByName> = {
  Article: {
    ...longform,
    slug: { type: 'String!', description: 'Folder of the article: the last part of its address.' },
    cover: {
      type: 'CoverDrawing',
      description: 'Drawing of the card, made of the article’s figures; null where it shows a picture of its own.',
    },
    topic: { type: 'String!', description: 'Subject, as in the blog’s sidebar: regulatory-compliance.' },
    topicName: { type: 'String!', description: 'Name of the subject: Regulatory Compliance.' },
    readTime: { type: 'Int!', description: 'Minutes that it takes to read, from the words of the text.' },
    words: { type: 'Int!', description: 'Words of the text.' },
    previous: { type: 'RoutedLink', description: 'The article before it by date; null for the first.' },
    next: { type: 'RoutedLink', description: 'The article after it by date; null for the last.' },
  },
  Document: {
    ...longform,
    changed: { type: 'String!', description: 'The day of the last change of the text.' },
  },
  Practice: {
    language,
    phoneLabel: { type: 'String!', description: 'Telephone as it is read: 514 555-0100.' },
    addressProvisional: {
      type: 'Boolean!',
      description: 'True while the address is still a default, which is nobody’s: machines are not told it.',
    },
    closures: {
      type: '[PracticeClosure!]!',
      description: 'Days to come on which the office is closed besides its hours, the next first.',
    },
    booking: {
      type: 'Link!',
      description: 'The button for a consultation: the booking calendar, or the contact form as a request.',
    },
    newsletterEndpoint: { type: 'String', description: 'Where the newsletter form is sent; null composes an e-mail.' },
    analyticsId: {
      type: 'String',
      description: 'Measurement identifier of the analytics provider; null measures nothing.',
    },
    stockPhotos: { type: 'String', description: 'Base address of the stock-photo host; null when there is none.' },
  },
  PracticeHours: {
    daysLabel: { type: 'String!', description: 'The days as they are read: Monday to Thursday.' },
    hoursLabel: { type: 'String!', description: 'The hours as they are read: 9:00 a.m. to 6:00 p.m.' },
  },
  PracticeClosure: {
    until: { type: 'String!', description: 'Last day; the first, when there is one only.' },
    daysLabel: {
      type: 'String!',
      description: 'The days as they are read: from December 24, 2026 to January 2, 2027.',
    },
  },
  Fact: {
    language,
    key: { type: 'String!', description: 'Its name in copy.' },
    kind: { type: 'String!', description: 'practice, or law for a figure that is not ours.' },
    text: { type: 'String!', description: 'As a reader writes it: $5,000.' },
    values: { type: '[Float!]!', description: 'The numbers, lowest first; empty for a text.' },
    unit: { type: 'String!', description: 'cad, percent, count or text; of the law also days, months and years.' },
    atLeast: { type: 'Boolean!', description: 'True when the number is a minimum.' },
    dependsOn: { type: '[String!]', description: 'Names of the facts that the claim was worked out from.' },
    proved: { type: 'Boolean!', description: 'True when the owner holds the evidence, or the law says it.' },
  },
}

/** The node types and their nested types: fields from the zod schemas, plus those that the build adds. */
export function createNodeTypeConfigs(): ObjectTypeConfig[] {
  const article = articleFrontMatterSchema.pick({ excerpt: true, date: true, reviewed: true, reviewBy: true })
  const document = documentFrontMatterSchema.pick({ updatedLabel: true, checked: true })
  const practice = practiceSchema
    .omit({ providers: true, terms: true, consultation: true })
    .describe('Who the practice is, in one language.')
  return [
    ...page('Page', 'A page made of sections.', {
      sections: { type: '[Section!]!', description: 'The sections, in order; the first is a hero.' },
    }),
    ...page('Article', 'An article of the blog.', fieldsOf(article)),
    ...page('Document', 'A legal page or a guide.', fieldsOf(document)),
    ...node(createObjectTypeConfigsFromZod(practice, 'Practice')),
    ...node(createObjectTypeConfigsFromZod(factSchema, 'Fact').map(withoutValue)),
    ...createObjectTypeConfigsFromZod(openingHoursEntrySchema, 'PracticeHours'),
    ...createObjectTypeConfigsFromZod(sourceSchema, 'Source'),
    ...createObjectTypeConfigsFromZod(seoSchema, 'Seo'),
  ].map(type => ({ ...type, fields: { ...type.fields, ...added[type.name] } }))
}

/** Builds the node types for Gatsby, and the Routed interface. */
export function buildNodeTypes(schema: NodePluginSchema) {
  return [
    schema.buildInterfaceType({
      name: 'Routed',
      description: 'Anything with an address of its own: a page, an article or a document, in one language.',
      interfaces: ['Node'],
      fields: { id: 'ID!', ...routed },
    }),
    ...createNodeTypeConfigs().map(type => schema.buildObjectType({ ...type, extensions: { infer: false } })),
  ]
}

const page = (name: string, description: string, fields: FieldConfigsByName): ObjectTypeConfig[] => [
  { name, description, interfaces: ['Node', 'Routed'], fields: { ...routed, ...fields } },
]

// The first type of a schema is the node; the others are nested.
const node = ([own, ...held]: ObjectTypeConfig[]): ObjectTypeConfig[] =>
  own ? [{ ...own, interfaces: ['Node'] }, ...held] : held

const fieldsOf = (schema: Parameters<typeof createObjectTypeConfigsFromZod>[0]): FieldConfigsByName =>
  createObjectTypeConfigsFromZod(schema, 'Fields')[0]?.fields ?? {}

// GraphQL has no union of number, range and string: the fields `values` and `text` replace it.
function withoutValue(type: ObjectTypeConfig): ObjectTypeConfig {
  const { value: _, ...fields } = type.fields
  return type.name === 'Fact' ? { ...type, fields } : type
}
