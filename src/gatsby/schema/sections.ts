import type { NodePluginSchema } from 'gatsby'
import { z } from 'zod'
import { advantageSectionWithContentSchema, sectionSchemas, sectionTypes, type SectionType } from '../../content/model'
import { sectionIntroSchema, linkSchema } from '../../content/model/sharedSchemas'
import { localizedPriceSchema } from '../../content/model/price'
import { createObjectTypeConfigsFromZod, type FieldConfigsByName, type ObjectTypeConfig } from './fromZod'

/** Fields that the build adds to a section. */
const added: Partial<Record<SectionType, FieldConfigsByName>> = {
  articles: {
    language: { type: 'Language!', description: 'Language of the articles.' },
    total: { type: 'Int!', description: 'Total number of articles.' },
    categories: {
      type: '[ArticleCategory!]!',
      description: 'Categories in display order, with their number of articles.',
    },
    newsletterEndpoint: {
      type: 'String',
      description: 'URL to which the newsletter form is posted; null makes the form compose an e-mail.',
    },
    stockPhotos: {
      type: 'String',
      description:
        'Base URL of the stock photo host, for pictures of articles that are loaded later; null if there is none.',
    },
  },
  cards: {
    drawing: {
      type: 'JSON',
      description:
        'With `scale`, drawing of the durations on one axis as a render tree, as typed in shared/mdx/renderTree; null otherwise.',
    },
  },
  callToAction: {
    kind: { type: 'ClosingPanelKind!', description: 'Kind of closing panel, by the kind of page.' },
    cover: {
      type: 'CoverDrawing',
      description: 'Cover of the page on a dark background, if it is a service; null otherwise.',
    },
  },
  accordion: {
    topics: {
      type: '[QuestionTopic!]',
      description: 'The sections of questions of the page, if it has several and this is the first; null otherwise.',
    },
  },
  costEstimator: {
    estimator: { type: 'JSON!', description: 'Numbers and texts of the estimator, as typed in shared/estimatorData.' },
  },
  flow: {
    drawing: {
      type: 'JSON!',
      description: 'Drawing of the decision as a render tree, as typed in shared/mdx/renderTree.',
    },
  },
  timeline: {
    drawing: {
      type: 'JSON!',
      description: 'Drawing of the phases as a render tree, as typed in shared/mdx/renderTree.',
    },
  },
  hero: {
    searchPath: {
      type: 'String',
      description: 'URL path of the search page; null if the section has no search field.',
    },
    searchKind: {
      type: 'SearchKind',
      description: 'Kind of results that the search field asks for: questions on a page of questions; null for all.',
    },
  },
  glossary: {
    letters: { type: '[GlossaryLetter!]!', description: 'Terms grouped by first letter, in alphabetical order.' },
  },
  clock: {
    language: { type: 'Language!', description: 'Language of the clock.' },
    clock: {
      type: 'JSON!',
      description: 'Data and texts of the clock, as typed in shared/regulatoryClock/packedClock.',
    },
  },
  search: {
    categories: {
      type: '[ArticleCategory!]!',
      description: 'Categories of articles in display order, with their number of articles.',
    },
    blog: { type: 'String!', description: 'URL path of the blog, which lists the articles of a category.' },
    groups: { type: '[SearchGroup!]!', description: 'All indexable pages of the language, grouped by kind.' },
    sitemap: { type: 'String!', description: 'URL path of the page that lists all pages.' },
    newest: { type: '[RoutedPagePreview!]!', description: 'The newest articles, at most four.' },
    terms: { type: '[SearchTerm!]!', description: 'The glossary terms that most pages use, in alphabetical order.' },
  },
  related: {
    pages: {
      type: '[RoutedPagePreview!]!',
      description:
        'At most four related pages, chosen by category and shared keywords, without the page itself and those it links to; with `newest`, the newest articles.',
    },
  },
  contact: {
    practice: { type: 'Practice!', description: 'Contact channels, postal address and hours of the practice.' },
  },
  contactForm: {
    services: { type: '[ServiceChoice!]!', description: 'Services that can be selected, in display order.' },
    asksForTimes: {
      type: 'Boolean!',
      description: 'True if there is no booking calendar, so that the form asks for two preferred times.',
    },
    frame: { type: 'String', description: 'URL of the provider’s embedded form; null if there is none.' },
    frameScript: {
      type: 'String',
      description: 'URL of the script that the provider requires with its embedded form.',
    },
    endpoint: {
      type: 'String',
      description: 'URL to which the form of this site is posted; null makes the form compose an e-mail.',
    },
  },
  profile: {
    founder: { type: 'PracticeFounder', description: 'Founder from practice.json; null if none is named.' },
  },
}

/** The GraphQL name of a section type: `hero` → `HeroSection`. */
export function toGraphqlSectionTypeName(type: SectionType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`
}

/** Builds one GraphQL type per section type, their shared types, and their union. */
export function buildSectionTypes(schema: NodePluginSchema) {
  const shared = [
    ...createObjectTypeConfigsFromZod(sectionIntroSchema, 'Intro'),
    ...createObjectTypeConfigsFromZod(linkSchema, 'Link'),
    ...createObjectTypeConfigsFromZod(localizedPriceSchema, 'Price'),
  ]
  const own = sectionTypes.flatMap(createSectionTypeConfigs)
  return [
    ...[...shared, ...own].map(config => schema.buildObjectType({ ...config, extensions: { infer: false } })),
    schema.buildUnionType({
      name: 'Section',
      description: 'A section of a page; its type determines the fields.',
      types: sectionTypes.map(toGraphqlSectionTypeName),
      resolveType: (section: { type: SectionType }) => toGraphqlSectionTypeName(section.type),
    }),
  ]
}

function createSectionTypeConfigs(type: SectionType): ObjectTypeConfig[] {
  const model: z.ZodType = resolved[type] ?? sectionSchemas[type]
  const [own, ...nested] = createObjectTypeConfigsFromZod(model, toGraphqlSectionTypeName(type))
  return own ? [{ ...own, fields: { ...own.fields, ...added[type] } }, ...nested] : nested
}

const entries = z
  .array(z.unknown().meta({ graphql: 'PageListEntry' }))
  .describe('Pages of the group, in order; articles by category.')
const { groups } = sectionSchemas.linkGroups.shape
const group = groups.element
  .omit({ to: true, categories: true })
  .extend({ pages: entries })
  .describe('A group of links with its heading.')
const linkGroupsResolved = sectionSchemas.linkGroups
  .extend({ groups: z.array(group).describe('Groups of links, in order.') })
  .describe('Groups of links to pages, as on the sitemap page.')

const plansResolved = z
  .strictObject({
    ...sectionSchemas.plans.shape,
    items: z
      .array(
        sectionSchemas.plans.shape.items.element
          .extend({
            perHour: z
              .strictObject({
                price: z.string().describe('Price in whole dollars, formatted for display.'),
                isRounded: z.boolean().describe('True if the price was rounded to whole dollars.'),
              })
              .optional()
              .describe('Price per hour, if the plan has a number of hours.'),
          })
          .describe('A plan with its price.'),
      )
      .describe('Plans, in order.'),
  })
  .describe('Plans with their prices, side by side.')

const barsResolved = z
  .strictObject({
    ...sectionSchemas.bars.shape,
    rows: z
      .array(
        sectionSchemas.bars.shape.rows.element
          .extend({
            share: z.number().describe('Length of the bar as a fraction of the longest bar.'),
            upTo: z.number().optional().describe('End of a range as a fraction of the longest bar.'),
          })
          .describe('A bar with its label and figure.'),
      )
      .describe('Bars, in order.'),
  })
  .describe('Bar chart of figures, with the same data in a table.')

/** Sections whose shape the build changes. */
const resolved: Partial<Record<SectionType, z.ZodType>> = {
  advantage: advantageSectionWithContentSchema,
  bars: barsResolved,
  plans: plansResolved,
  linkGroups: linkGroupsResolved,
}
