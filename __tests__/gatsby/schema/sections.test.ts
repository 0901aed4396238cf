import type { NodePluginSchema } from 'gatsby'
import type { ObjectTypeConfig } from '../../../src/gatsby/schema/fromZod'
import { buildSectionTypes } from '../../../src/gatsby/schema/sections'
import { enumConfigsByName } from '../../../src/gatsby/schema/enums'
import { createNodeTypeConfigs } from '../../../src/gatsby/schema/nodeTypes'
import { computedTypeDefs } from '../../../src/gatsby/schema/computedTypes'
import { sections } from '../../helpers/sections'

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

const findType = (name: string) => objects.find(type => type.name === name)

it('includes every section type in the union', () => {
  expect(union?.name).toBe('Section')
  expect(union?.types.toSorted()).toEqual(Object.keys(sections).toSorted())
})

it('builds each type once, every member of the union among them, without inference', () => {
  const names = objects.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names).toEqual(expect.arrayContaining(union?.types ?? ['none']))
  expect(sectionTypes.filter(({ extensions }) => !('infer' in extensions) || extensions.infer)).toEqual([])
})

it('resolves the type of a section from its `type` field', () => {
  expect(union?.resolveType({ type: 'callToAction' })).toBe('CallToActionSection')
})

it('references only existing types', () => {
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
  const undescribed = objects.flatMap(({ name, description, fields }) => [
    ...(description ? [] : [name]),
    ...Object.entries(fields).flatMap(([field, { description }]) => (description ? [] : [`${name}.${field}`])),
  ])
  expect(undescribed).toEqual([])
})

it('adds computed fields to sections', () => {
  expect(findType('ArticlesSection')?.fields.categories?.type).toBe('[ArticleCategory!]!')
  expect(findType('RelatedSection')?.fields.pages?.type).toBe('[RoutedPagePreview!]!')
  expect(findType('ContactSection')?.fields.practice?.type).toBe('Practice!')
  expect(findType('ProfileSection')?.fields.founder?.type).toBe('PracticeFounder')
  expect(findType('AdvantageSection')?.fields.cards?.type).toBe('[AdvantageSectionCard!]!')
})

it('has the fields of both kinds of fact, nullable where only one kind has them', () => {
  const { evidence, provision, source, claim } = findType('Fact')?.fields ?? {}
  expect([evidence, provision, source, claim].map(field => field?.type)).toEqual([
    'String',
    'String',
    'FactSource',
    'String!',
  ])
})

it('replaces `to` and `categories` of link groups by pages', () => {
  expect(Object.keys(findType('LinkGroupsSectionGroup')?.fields ?? {})).toEqual(['title', 'pages'])
})

it('makes only optional fields nullable', () => {
  const hero = findType('HeroSection')?.fields
  expect([hero?.title?.type, hero?.eyebrow?.type, hero?.actions?.type, hero?.picture?.type]).toEqual([
    'String!',
    'String',
    '[Link!]',
    'Picture!',
  ])
})
