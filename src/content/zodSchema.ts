import { z } from 'zod'
import { getProperty } from '../shared/properties'

/** The schema at a field path; `value` selects the members of discriminated unions on the way. */
export function findSchemaAtPath(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): z.ZodType | undefined {
  const [key, ...rest] = path
  const inner = resolveSchemaForValue(schema, value)
  if (key === undefined) return preferDescribed(schema, inner)
  const next = getChildSchema(inner, key)
  return next && findSchemaAtPath(next, rest, getProperty(value, key))
}

/** The field names of an object schema; empty for other schemas. */
export function listSchemaFieldNames(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** The example in a schema’s metadata, as a writer would type it. */
export function getSchemaExample(schema: z.ZodType | undefined): string | undefined {
  const example = schema?.meta()?.example
  return typeof example === 'string' ? example : undefined
}

/** Unwraps optional, nullable and default, and a discriminated union if `value` selects a member. */
export function resolveSchemaForValue(schema: z.ZodType, value?: unknown): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return resolveSchemaForValue(asZodType(schema.unwrap()), value)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def
    const given = getProperty(value, discriminator)
    const member = schema.options.find(
      option => option instanceof z.ZodObject && asZodType(option.shape[discriminator]).safeParse(given).success,
    )
    return member ? asZodType(member) : schema
  }
  return schema
}

/** Narrows a nested schema that zod types as unknown; throws if it is not a schema. */
export function asZodType(inner: unknown): z.ZodType {
  if (inner instanceof z.ZodType) return inner
  throw new Error('A schema may contain only schemas.')
}

/** The field schemas of an object schema, by name. */
export function listFieldSchemas({ shape }: z.ZodObject): [name: string, schema: z.ZodType][] {
  return Object.entries(shape).map(([name, field]) => [name, asZodType(field)])
}

function getChildSchema(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return listFieldSchemas(schema).find(([name]) => name === key)?.[1]
  if (schema instanceof z.ZodArray) return asZodType(schema.element)
  return schema instanceof z.ZodRecord ? asZodType(schema.valueType) : undefined
}

// A description on the wrapper is the field’s own; the inner one describes the shared shape.
function preferDescribed(outer: z.ZodType, inner: z.ZodType): z.ZodType {
  return outer.description && !getSchemaExample(inner) ? outer : inner
}
