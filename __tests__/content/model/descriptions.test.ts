import { z } from 'zod'
import * as model from '../../../src/content/model'

const schemas = Object.entries(model).flatMap(([name, schema]) =>
  schema instanceof z.ZodType ? [{ name, schema }] : [],
)

/** The direct children of a schema, with their path segments. */
function inside(schema: unknown): [step: string, schema: unknown][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([key, field]) => [`.${key}`, field])
  if (schema instanceof z.ZodArray) return [['[]', schema.element]]
  if (schema instanceof z.ZodRecord) return [['.*', schema.valueType]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option, index) => [`<${index}>`, option])
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [['', schema.unwrap()]]
  if (schema instanceof z.ZodPipe) return [['', schema.out]]
  return []
}

function hasDescription(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false
  return Boolean(schema.description) || inside(schema).some(([step, inner]) => step === '' && hasDescription(inner))
}

/** Paths of nested fields without a description. */
function silentFields(schema: unknown, path: string): string[] {
  return inside(schema).flatMap(([step, field]) => [
    ...(step.startsWith('.') && !hasDescription(field) ? [path + step] : []),
    ...silentFields(field, path + step),
  ])
}

it('finds fields without description in objects, lists, records, unions and optional fields', () => {
  const silent = z.object({ a: z.string() })
  const schema = z.object({
    list: z.array(silent).describe('A list.'),
    record: z.record(z.string(), z.object({ b: silent.optional().describe('A group.') })).describe('A record.'),
    union: z.union([z.string(), silent]).describe('A union.'),
  })
  expect(silentFields(schema, 'x')).toEqual(['x.list[].a', 'x.record.*', 'x.record.*.b.a', 'x.union<1>.a'])
})

it.each(schemas)('$name describes each of its fields', ({ name, schema }) => {
  expect(silentFields(schema, name)).toEqual([])
})

it('includes the schema of every content file', () => {
  const names = [
    'advantageContentByVariantSchema',
    'articleCategoriesSchema',
    'articleFrontMatterSchema',
    'documentFrontMatterSchema',
    'estimatorSchema',
    'factsSchema',
    'terminologySchema',
    'navigationSchema',
    'pageSchema',
    'practiceSchema',
    'sectionSchema',
  ]
  expect(schemas.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})
