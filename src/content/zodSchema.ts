import { z } from 'zod'
import { getProperty } from './getProperty'

/** The schema of the field at a path, following the value through lists and through unions by the field that tells their members apart. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): z.ZodType | undefined {
  const [key, ...rest] = path
  const inner = unwrapSchema(schema, value)
  if (key === undefined) return described(schema, inner)
  const next = childOf(inner, key)
  return next && schemaAt(next, rest, getProperty(value, key))
}

/** The names of the fields that a group of fields may have. */
export function schemaFieldNames(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** The example that a schema carries for writers, as they would type it. */
export function schemaExample(schema: z.ZodType | undefined): string | undefined {
  const example = schema?.meta()?.example
  return typeof example === 'string' ? example : undefined
}

/** A schema without `optional`, `nullable`, and the union around it when the value tells which member is meant. */
export function unwrapSchema(schema: z.ZodType, value?: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrapSchema(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def
    const given = getProperty(value, discriminator)
    const member = schema.options.find(
      option => option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(given).success,
    )
    return (member as z.ZodType | undefined) ?? schema
  }
  return schema
}

function childOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)] as z.ZodType | undefined
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined
}

// A description on the wrapper is the field's own; the one inside belongs to the shape.
function described(outer: z.ZodType, inner: z.ZodType): z.ZodType {
  return outer.description && !schemaExample(inner) ? outer : inner
}
