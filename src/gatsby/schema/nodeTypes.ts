import type { NodePluginSchema } from 'gatsby'
import { articleFrontMatterSchema, documentFrontMatterSchema, factSchema, practiceSchema } from '../../content/model'
import { sourceSchema } from '../../content/model/frontMatter'
import { seoSchema } from '../../content/model/page'
import { openingHoursEntrySchema } from '../../content/model/practice'
import { createObjectTypeConfigsFromZod, type FieldConfigsByName, type ObjectTypeConfig } from './fromZod'

/** Fields of every routed node; most are computed by the build. */
const routed: FieldConfigsByName = {
  language: { type: 'Language!', description: 'Language of the texts: en or fr.' },
  route: { type: 'String!', description: 'Route: the path without a language, such as /about.' },
  path: { type: 'String!', description: 'Canonical URL path in the language, such as /about or /fr/about.' },
  name: { type: 'String!', description: 'Short name, for menus and breadcrumbs.' },
  title: { type: 'String!', description: 'Full title, shown as the h1.' },
  summary: { type: 'String!', description: 'One sentence about the page, for cards that link to it.' },
  category: { type: 'PageCategory!', description: 'Kind of page, which sets related pages, closing panel and more.' },
  updated: { type: 'String!', description: 'ISO date of the last substantial change, such as 2026-11-20.' },
  noindex: { type: 'Boolean!', description: 'True if search engines must not index the page.' },
  alternates: { type: '[Alternate!]!', description: 'Hreflang alternates: the page in every language, and x-default.' },
  breadcrumb: { type: '[BreadcrumbItem!]!', description: 'Breadcrumb from the home page to this page.' },
  related: { type: '[RoutedPagePreview!]!', description: 'At most four related pages.' },
  seo: { type: 'Seo!', description: 'Title, description and keywords for search engines and social networks.' },
  head: { type: 'Head!', description: 'Content of the HTML head of the page.' },
  digest: {
    type: 'String!',
    description: 'Hash of everything that the page shows; Gatsby renders the page again only if it changes.',
  },
}

/** Additional fields of articles and documents, from their bodies. */
const longform: FieldConfigsByName = {
  picture: {
    type: 'Picture!',
    description: 'Picture of the card, and the artwork of the Open Graph image unless an article has a cover.',
  },
  headings: { type: '[Heading!]!', description: 'Headings of the text, for the table of contents.' },
  body: {
    type: 'JSON!',
    description: 'The text as a JSON render tree, rendered with the components of components/mdx/mdxComponents.',
  },
  pictures: { type: '[Picture!]!', description: 'Pictures in the text, by the names that the text uses.' },
  sources: {
    type: '[Source!]!',
    description: 'Sources cited in the text, in the order of their numbers, which is that of their first citation.',
  },
}

const language = { type: 'Language!', description: 'Language of the texts: en or fr.' }

/** Fields that the build adds to a type, or whose shape differs from the content file. */
const added: Record<string, FieldConfigsByName> = {
  Article: {
    ...longform,
    slug: {
      type: 'String!',
      description: 'Name of the folder of the article, which is the last segment of its URL path.',
    },
    cover: {
      type: 'CoverDrawing',
      description:
        'Drawing on the card, made from figures in the article; null if the article has a picture of its own.',
    },
    articleCategory: { type: 'String!', description: 'Id of the category, such as regulatory-compliance.' },
    articleCategoryName: { type: 'String!', description: 'Name of the category, such as Regulatory Compliance.' },
    readTime: { type: 'Int!', description: 'Reading time in minutes, computed from the number of words.' },
    words: { type: 'Int!', description: 'Number of words in the text.' },
    previous: { type: 'RoutedPagePreview', description: 'Previous article by date; null for the first.' },
    next: { type: 'RoutedPagePreview', description: 'Next article by date; null for the last.' },
  },
  Document: {
    ...longform,
    changed: { type: 'String!', description: 'ISO date of the last change of the text.' },
    cover: {
      type: 'CoverDrawing',
      description: 'Drawing on the card, made from figures; with a reading also in the header; null if there is none.',
    },
  },
  Practice: {
    language,
    phoneLabel: { type: 'String!', description: 'Telephone number formatted for display, such as 514 555-0100.' },
    addressProvisional: {
      type: 'Boolean!',
      description: 'True while the postal address is provisional; structured data must not contain it then.',
    },
    closures: {
      type: '[PracticeClosure!]!',
      description: 'Upcoming closures in addition to the office hours, the next first.',
    },
    booking: {
      type: 'Link!',
      description: 'Link of the button for a consultation, to the booking calendar or else to the contact form.',
    },
    newsletterEndpoint: {
      type: 'String',
      description: 'URL to which the newsletter form is posted; null makes the form compose an e-mail.',
    },
    analyticsId: {
      type: 'String',
      description: 'Measurement identifier of the analytics provider; null disables analytics.',
    },
    stockPhotos: { type: 'String', description: 'Base URL of the stock photo host; null if there is none.' },
  },
  PracticeHours: {
    daysLabel: { type: 'String!', description: 'Days formatted for display, such as Monday to Thursday.' },
    hoursLabel: { type: 'String!', description: 'Hours formatted for display, such as 9:00 a.m. to 6:00 p.m.' },
  },
  PracticeClosure: {
    until: { type: 'String!', description: 'ISO date of the last day, equal to the first for a single day.' },
    daysLabel: {
      type: 'String!',
      description: 'Days formatted for display, such as from December 24, 2026 to January 2, 2027.',
    },
  },
  Fact: {
    language,
    key: { type: 'String!', description: 'Name of the fact, as used in placeholders.' },
    kind: { type: 'String!', description: 'Kind of fact: practice, or law for a figure set by law.' },
    text: { type: 'String!', description: 'Value formatted for display in the language, such as $5,000.' },
    values: { type: '[Float!]!', description: 'Numeric values, lowest first; two for a range, none for a text.' },
    unit: {
      type: 'String!',
      description:
        'Unit of the value: cad, percent, count or text; for legal figure facts also days, business-days, months or years.',
    },
    atLeast: { type: 'Boolean!', description: 'True if the number is a minimum.' },
    dependsOn: { type: '[String!]', description: 'Names of the facts from which the claim was calculated.' },
    proved: { type: 'Boolean!', description: 'True if the owner holds the evidence, or if it is a legal figure fact.' },
  },
}

/** The node types and their nested types: fields from the zod schemas, plus those that the build adds. */
export function createNodeTypeConfigs(): ObjectTypeConfig[] {
  const article = articleFrontMatterSchema.pick({ excerpt: true, date: true, reviewed: true, reviewBy: true })
  const document = documentFrontMatterSchema.pick({ updatedLabel: true, checked: true, reading: true })
  const practice = practiceSchema
    .omit({ providers: true, terms: true, consultation: true })
    .describe('Data of the practice in one language, from content/practice.json.')
  return [
    ...page('Page', 'A page made of sections, from content/pages.', {
      sections: { type: '[Section!]!', description: 'Sections of the page, in order; the first is a hero.' },
    }),
    ...page('Article', 'An article of the blog, from content/articles.', createFieldConfigs(article)),
    ...page('Document', 'A legal page or guide, from content/documents.', createFieldConfigs(document)),
    ...node(createObjectTypeConfigsFromZod(practice, 'Practice')),
    ...node(createObjectTypeConfigsFromZod(factSchema, 'Fact').map(omitValueField)),
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
      description: 'A page, article or document with its own URL path, in one language.',
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

const createFieldConfigs = (schema: Parameters<typeof createObjectTypeConfigsFromZod>[0]): FieldConfigsByName =>
  createObjectTypeConfigsFromZod(schema, 'Fields')[0]?.fields ?? {}

// GraphQL has no union of number, range and string: the fields `values` and `text` replace it.
function omitValueField(type: ObjectTypeConfig): ObjectTypeConfig {
  const { value: _, ...fields } = type.fields
  return type.name === 'Fact' ? { ...type, fields } : type
}
