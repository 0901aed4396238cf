import type { NodePluginSchema } from 'gatsby'
import { z } from 'zod'
import { resolvedAdvantageSchema, sectionSchemas, sectionTypes, type SectionType } from '../../content/model'
import { sectionIntroSchema, linkSchema } from '../../content/model/sharedSchemas'
import { priceReferenceSchema } from '../../content/model/price'
import { createObjectTypeConfigsFromZod, type FieldConfigsByName, type ObjectTypeConfig } from './fromZod'

/** Fields that the build adds to a section. */
const added: Partial<Record<SectionType, FieldConfigsByName>> = {
  articles: {
    language: { type: 'Language!', description: 'Language of the articles.' },
    total: { type: 'Int!', description: 'How many articles there are.' },
    topics: { type: '[ArticleTopic!]!', description: 'The subjects, in their order, with their counts.' },
    newsletterEndpoint: { type: 'String', description: 'Where the newsletter form is sent; null composes an e-mail.' },
    stockPhotos: { type: 'String', description: 'Where photos of articles that come later may be; null for nowhere.' },
  },
  costEstimator: {
    estimator: { type: 'JSON!', description: 'What is compared, and the words (shared/estimatorData).' },
  },
  flow: { drawing: { type: 'JSON!', description: 'The decision as it is drawn (shared/mdx/renderTree).' } },
  timeline: { drawing: { type: 'JSON!', description: 'The phases as they are drawn (shared/mdx/renderTree).' } },
  hero: { searchPath: { type: 'String', description: 'Address of the page that searches; null without a field.' } },
  glossary: {
    letters: { type: '[GlossaryLetter!]!', description: 'The letters with which terms begin, in their order.' },
  },
  clock: {
    language: { type: 'Language!', description: 'Language of the clock.' },
    clock: { type: 'JSON!', description: 'What the clock calculates with, and its words (shared/regulatoryClock).' },
  },
  search: {
    topics: { type: '[ArticleTopic!]!', description: 'The subjects of articles, in their order, with their counts.' },
    blog: { type: 'String!', description: 'Address of the page that lists the articles of a subject.' },
    groups: { type: '[SearchGroup!]!', description: 'Every page of the site, by its kind.' },
  },
  related: {
    pages: { type: '[RoutedLink!]!', description: 'At most four pages, chosen by category, never the page itself.' },
  },
  contact: { practice: { type: 'Practice!', description: 'The practice: its channels, address and hours.' } },
  contactForm: {
    language: { type: 'Language!', description: 'Language of the form.' },
    services: { type: '[ServiceChoice!]!', description: 'The services to choose from, in the order of the site.' },
    asksForTimes: {
      type: 'Boolean!',
      description: 'True while no calendar is named: the form then asks for two preferred times.',
    },
    frame: { type: 'String', description: 'Address of the provider’s form; null while there is none.' },
    frameScript: { type: 'String', description: 'Address of the script that the provider asks for beside its frame.' },
    endpoint: { type: 'String', description: 'Where the site’s own form is sent; null composes an e-mail.' },
  },
  profile: {
    founder: { type: 'PracticeFounder', description: 'The person of practice.json; null while there is none.' },
  },
}

// The result of `content/facts/buildLocalizedPrice.ts`.
const localizedPriceSchema = priceReferenceSchema
  .extend({
    from: z.boolean().describe('True when the number is the lowest price.'),
    amount: z.string().describe('The amount as it stands alone: “From $5,000”.'),
    opening: z.string().optional().describe('What stands before the figure: “From”.'),
    figure: z.string().describe('The amount without it: “$5,000”.'),
    period: z.string().optional().describe('What it pays for: “a month”.'),
    text: z.string().describe('The sentence around it, or the amount and what it pays for.'),
    lowest: z.number().describe('The number, or the lower end of a range; from content/facts.json.'),
    highest: z.number().optional().describe('The upper end of a range.'),
  })
  .describe('A price: its words, and the numbers that structured data tells.')

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
  const own = sectionTypes.flatMap(typesOf)
  return [
    ...[...shared, ...own].map(config => schema.buildObjectType({ ...config, extensions: { infer: false } })),
    schema.buildUnionType({
      name: 'Section',
      description: 'One section of a page; its type tells what it holds.',
      types: sectionTypes.map(toGraphqlSectionTypeName),
      resolveType: (section: { type: SectionType }) => toGraphqlSectionTypeName(section.type),
    }),
  ]
}

function typesOf(type: SectionType): ObjectTypeConfig[] {
  const model: z.ZodType = resolved[type] ?? sectionSchemas[type]
  const [own, ...nested] = createObjectTypeConfigsFromZod(model, toGraphqlSectionTypeName(type))
  return own ? [{ ...own, fields: { ...own.fields, ...added[type] } }, ...nested] : nested
}

const routedLinks = z.array(z.unknown().meta({ graphql: 'RoutedLink' })).describe('Its pages.')
const { groups } = sectionSchemas.linkGroups.shape
const group = groups.element.omit({ to: true, categories: true }).extend({ pages: routedLinks }).describe('One group.')
const linkGroupsResolved = sectionSchemas.linkGroups
  .extend({ groups: z.array(group).describe('The groups.') })
  .describe('Groups of links to pages.')

const plansResolved = z
  .strictObject({
    ...sectionSchemas.plans.shape,
    items: z
      .array(
        sectionSchemas.plans.shape.items.element
          .extend({
            perHour: z
              .strictObject({
                price: z.string().describe('In whole dollars, as the language writes them.'),
                isRounded: z.boolean().describe('True where the exact price of an hour has cents.'),
              })
              .optional()
              .describe('What an hour of it costs, where it has a number of hours.'),
          })
          .describe('One plan.'),
      )
      .describe('The plans.'),
  })
  .describe('Prices side by side.')

const barsResolved = z
  .strictObject({
    ...sectionSchemas.bars.shape,
    rows: z
      .array(
        sectionSchemas.bars.shape.rows.element
          .extend({
            share: z.number().describe('The length, as a share of the longest bar.'),
            upTo: z.number().optional().describe('Where a range ends, as a share of the longest bar.'),
          })
          .describe('One bar.'),
      )
      .describe('The bars.'),
  })
  .describe('Figures beside one another, drawn as bars.')

/** Sections whose shape the build changes. */
const resolved: Partial<Record<SectionType, z.ZodType>> = {
  advantage: resolvedAdvantageSchema,
  bars: barsResolved,
  plans: plansResolved,
  linkGroups: linkGroupsResolved,
}
