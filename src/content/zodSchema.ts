import { z } from 'zod'
import { getProperty } from '../shared/properties'

/** The schema of the field at a path, following the value through lists and through unions by the field that tells their members apart. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): z.ZodType | undefined {
  const [key, ...rest] = path
  const inner = resolveSchemaForValue(schema, value)
  if (key === undefined) return described(schema, inner)
  const next = childOf(inner, key)
  return next && schemaAt(next, rest, getProperty(value, key))
}

/** The names of the fields that a group of fields may have. */
export function listSchemaFieldNames(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** The example that a schema carries for writers, as they would type it. */
export function getSchemaExample(schema: z.ZodType | undefined): string | undefined {
  const example = schema?.meta()?.example
  return typeof example === 'string' ? example : undefined
}

/** A schema without `optional`, `nullable`, and the union around it when the value tells which member is meant. */
export function resolveSchemaForValue(schema: z.ZodType, value?: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return resolveSchemaForValue(toSchema(schema.unwrap()), value)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def
    const given = getProperty(value, discriminator)
    const member = schema.options.find(
      option => option instanceof z.ZodObject && toSchema(option.shape[discriminator]).safeParse(given).success,
    )
    return member ? toSchema(member) : schema
  }
  return schema
}

/** A schema that stands in another, whose kind zod’s types leave open. */
export function toSchema(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner
  throw new Error('Only schemas stand in schemas.')
}

/** The schemas of the fields of a group, by their names. */
export function listFieldSchemas({ shape }: z.ZodObject): [name: string, schema: z.ZodType][] {
  return Object.entries(shape).map(([name, field]) => [name, toSchema(field)])
}

function childOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return listFieldSchemas(schema).find(([name]) => name === key)?.[1]
  if (schema instanceof z.ZodArray) return toSchema(schema.element)
  return schema instanceof z.ZodRecord ? toSchema(schema.valueType) : undefined
}

// A description on the wrapper is the field's own; the one inside belongs to the shape.
function described(outer: z.ZodType, inner: z.ZodType): z.ZodType {
  return outer.description && !getSchemaExample(inner) ? outer : inner
}
