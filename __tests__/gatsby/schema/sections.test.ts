import type { NodePluginSchema } from 'gatsby'
import type { ObjectTypeConfig } from '../../../src/gatsby/schema/fromZod'
import { buildSectionTypes } from '../../../src/gatsby/schema/sections'
import { enumConfigsByName } from '../../../src/gatsby/schema/enums'
import { createNodeTypeConfigs } from '../../../src/gatsby/schema/nodeTypes'
import { computedTypeDefs } from '../../../src/gatsby/schema/computedTypes'

interface Union {
  name: string
  types: string[]
  resolveType: (section: { type: string }) => string
}
type Built = { object: ObjectTypeConfig & { extensions: object } } | { union: Union }

const builder = {
  buildObjectType: (object: unknown) => ({ object }),
  buildUnionType: (union: unknown) => ({ union }),
} as unknown as NodePluginSchema

const built = buildSectionTypes(builder) as unknown as Built[]
const sectionTypes = built.flatMap(type => ('object' in type ? [type.object] : []))
const objects: ObjectTypeConfig[] = [...sectionTypes, ...createNodeTypeConfigs()]
const [union] = built.flatMap(type => ('union' in type ? [type.union] : []))

const named = (name: string) => objects.find(type => type.name === name)

it('puts every section type in the union', () => {
  expect(union?.name).toBe('Section')
  expect(union?.types).toEqual([
    'AccordionSection',
    'AdvantageSection',
    'AlternatingSection',
    'ArticlesSection',
    'BannerSection',
    'BarsSection',
    'CalendarSection',
    'CallToActionSection',
    'CardsSection',
    'ChecklistSection',
    'ClockSection',
    'ComparisonSection',
    'ContactSection',
    'ContactFormSection',
    'CostEstimatorSection',
    'FlowSection',
    'GlossarySection',
    'HeroSection',
    'LinkGroupsSection',
    'ListsSection',
    'PlansSection',
    'ProfileSection',
    'ProseSection',
    'RelatedSection',
    'SearchSection',
    'StatsSection',
    'StepsSection',
    'TabsSection',
    'TimelineSection',
  ])
})

it('builds each member of the union once, and nothing is inferred', () => {
  const names = objects.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names).toEqual(expect.arrayContaining(union?.types ?? ['none']))
  expect(sectionTypes.filter(({ extensions }) => !('infer' in extensions) || extensions.infer)).toEqual([])
})

it('tells a section by its type', () => {
  expect(union?.resolveType({ type: 'callToAction' })).toBe('CallToActionSection')
})

it('names no type that does not exist', () => {
  const own = objects.map(({ name }) => name)
  const written = [...computedTypeDefs.matchAll(/^ *(?:type|interface) (\w+)/gm)].map(([, name = '']) => name)
  const known = new Set([
    ...own,
    ...written,
    ...Object.keys(enumConfigsByName),
    union?.name,
    'String',
    'Boolean',
    'Int',
    'Float',
    'JSON',
  ])
  const used = objects.flatMap(({ name, fields }) =>
    Object.entries(fields).map(([field, { type }]) => ({
      field: `${name}.${field}`,
      type: type.replace(/[[\]!]/g, ''),
    })),
  )
  expect(used.filter(({ type }) => !known.has(type))).toEqual([])
})

it('describes every type and field', () => {
  const silent = objects.flatMap(({ name, description, fields }) => [
    ...(description ? [] : [name]),
    ...Object.entries(fields).flatMap(([field, { description }]) => (description ? [] : [`${name}.${field}`])),
  ])
  expect(silent).toEqual([])
})

it('adds what a section is given by the rest of the content', () => {
  expect(named('ArticlesSection')?.fields.topics?.type).toBe('[ArticleTopic!]!')
  expect(named('RelatedSection')?.fields.pages?.type).toBe('[RoutedLink!]!')
  expect(named('ContactSection')?.fields.practice?.type).toBe('Practice!')
  expect(named('ProfileSection')?.fields.founder?.type).toBe('PracticeFounder')
  expect(named('AdvantageSection')?.fields.cards?.type).toBe('[AdvantageSectionCard!]!')
})

it('gives a fact of either kind its fields, and null for those of the other', () => {
  const { evidence, provision, source, claim } = named('Fact')?.fields ?? {}
  expect([evidence, provision, source, claim].map(field => field?.type)).toEqual([
    'String',
    'String',
    'FactSource',
    'String!',
  ])
})

it('gives groups of links their pages in place of addresses and categories', () => {
  expect(Object.keys(named('LinkGroupsSectionGroup')?.fields ?? {})).toEqual(['title', 'pages'])
})

it('lets only what a file may leave out be null', () => {
  const hero = named('HeroSection')?.fields
  expect([hero?.title?.type, hero?.eyebrow?.type, hero?.actions?.type, hero?.picture?.type]).toEqual([
    'String!',
    'String',
    '[Link!]',
    'Picture!',
  ])
})
