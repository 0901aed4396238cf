import { z } from 'zod'
import { createObjectTypeConfigsFromZod } from '../../../src/gatsby/schema/fromZod'
import { slugSchema, linkSchema, linkTargetSchema } from '../../../src/content/model/sharedSchemas'
import { bilingualMarkdownSchema, bilingualTextSchema } from '../../../src/content/model/textSchemas'

const fieldTypes = (shape: z.ZodRawShape) => {
  const [type] = createObjectTypeConfigsFromZod(z.strictObject(shape), 'Thing')
  return Object.fromEntries(Object.entries(type?.fields ?? {}).map(([name, field]) => [name, field.type]))
}

it('maps scalar schemas to GraphQL types', () => {
  const shape = {
    text: z.string(),
    choice: z.enum(['a', 'b']),
    yes: z.boolean(),
    number: z.number(),
    columns: z.union([z.literal(2), z.literal(3)]),
    kind: z.literal('hero'),
  }
  expect(fieldTypes(shape)).toEqual({
    text: 'String!',
    choice: 'String!',
    yes: 'Boolean!',
    number: 'Float!',
    columns: 'Int!',
    kind: 'String!',
  })
})

it('makes optional and nullable fields nullable', () => {
  expect(
    fieldTypes({ a: z.string().optional(), b: z.string().nullable(), c: z.string().optional().describe('C.') }),
  ).toEqual({
    a: 'String',
    b: 'String',
    c: 'String',
  })
})

it('makes list items non-null', () => {
  expect(
    fieldTypes({
      a: z.array(bilingualTextSchema),
      b: z.array(bilingualTextSchema).optional(),
      c: z.array(z.array(z.number())),
    }),
  ).toEqual({
    a: '[String!]!',
    b: '[String!]',
    c: '[[Float!]!]!',
  })
})

it('uses the registered type of a shared schema, even if described or optional', () => {
  const shape = {
    words: bilingualTextSchema.describe('A title.'),
    markdown: bilingualMarkdownSchema.optional(),
    links: z.array(linkSchema).max(2).optional(),
    to: linkTargetSchema,
    id: slugSchema.optional(),
  }
  expect(fieldTypes(shape)).toEqual({
    words: 'String!',
    markdown: 'JSON',
    links: '[Link!]',
    to: 'String!',
    id: 'String',
  })
})

it('creates a type for every nested object, named by its field, in the singular for lists', () => {
  const schema = z.strictObject({
    intro: z.strictObject({ title: bilingualTextSchema }).optional(),
    entries: z.array(z.strictObject({ rows: z.array(z.strictObject({ name: bilingualTextSchema })) })),
  })
  const types = createObjectTypeConfigsFromZod(schema, 'Table')
  expect(types.map(({ name, fields }) => [name, Object.values(fields).map(({ type }) => type)])).toEqual([
    ['Table', ['TableIntro', '[TableEntry!]!']],
    ['TableIntro', ['String!']],
    ['TableEntry', ['[TableEntryRow!]!']],
    ['TableEntryRow', ['String!']],
  ])
})

it('copies descriptions from schemas to types and fields', () => {
  const part = z.strictObject({ name: bilingualTextSchema.describe('Its name.') }).describe('A part.')
  const schema = z
    .strictObject({
      part,
      other: part.optional().describe('Another part.'),
      title: bilingualTextSchema.describe('The h1.'),
    })
    .describe('A thing.')
  const types = createObjectTypeConfigsFromZod(schema, 'Thing')
  expect(types.map(({ name, description }) => [name, description])).toEqual([
    ['Thing', 'A thing.'],
    ['ThingPart', 'A part.'],
    ['ThingOther', 'A part.'],
  ])
  expect(Object.values(types[0]?.fields ?? {}).map(({ description }) => description)).toEqual([
    'A part.',
    'Another part.',
    'The h1.',
  ])
})

it('accepts an object schema with a refinement', () => {
  const schema = z.strictObject({ a: z.string() }).refine(() => true)
  expect(createObjectTypeConfigsFromZod(schema, 'Thing').map(({ name }) => name)).toEqual(['Thing'])
})

it('throws for a schema that is not an object', () => {
  expect(() => createObjectTypeConfigsFromZod(z.string(), 'Thing')).toThrow(
    'Thing: only a group of fields becomes a GraphQL type',
  )
})

it('unwraps bilingual values to one language', () => {
  const shape = {
    url: z.strictObject({ en: z.url(), fr: z.url() }),
    lists: z.strictObject({ en: z.array(z.string()), fr: z.array(z.string()) }).optional(),
  }
  expect(fieldTypes(shape)).toEqual({ url: 'String!', lists: '[String!]' })
})

it('merges the fields of a discriminated union, nullable if not in all options', () => {
  const [type] = createObjectTypeConfigsFromZod(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a').optional(), both: z.string(), own: z.number() }),
      z.strictObject({ kind: z.literal('b'), both: z.string(), other: z.string() }),
    ]),
    'Thing',
  )
  const fields = Object.entries(type?.fields ?? {}).map(([name, field]) => [name, field.type])
  expect(Object.fromEntries(fields)).toEqual({ kind: 'String', both: 'String!', own: 'Float', other: 'String' })
})
