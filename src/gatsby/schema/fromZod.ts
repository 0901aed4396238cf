import { z } from 'zod'
import { languages } from '../../config/languages'
import { listFieldSchemas, asZodType, resolveSchemaForValue } from '../../content/zodSchema'
import { capitalize } from '../../content/language/capitalize'

/** Fields of a GraphQL type by name. */
export type FieldConfigsByName = Record<string, { type: string; description: string }>

/** One GraphQL object type, as the schema builder takes it. */
export interface ObjectTypeConfig {
  name: string
  description: string
  interfaces?: string[]
  fields: FieldConfigsByName
}

/**
 * Converts a content schema to GraphQL object types: one for the schema and one for each nested object, with the zod
 * descriptions. Schemas with a `graphql` name in their metadata (links, pictures…) use that type. A union of objects
 * becomes one type with all fields, nullable unless every option has them.
 */
export function createObjectTypeConfigsFromZod(schema: z.ZodType, name: string): ObjectTypeConfig[] {
  const inner = schema instanceof z.ZodDiscriminatedUnion ? schema : resolveSchemaForValue(schema)
  const shape = listObjectFields(inner)
  if (!shape) throw new Error(`${name}: only a group of fields becomes a GraphQL type`)
  const nested: ObjectTypeConfig[] = []
  const fields = Object.entries(shape).map(([key, field]) => {
    const { type, types } = createFieldType(field, `${name}${capitalize(key)}`)
    nested.push(...types)
    return [key, { type, description: field.description ?? resolveSchemaForValue(field).description ?? '' }] as const
  })
  return [
    { name, description: inner.description ?? schema.description ?? '', fields: Object.fromEntries(fields) },
    ...nested,
  ]
}

function listObjectFields(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  if (schema instanceof z.ZodObject) return Object.fromEntries(listFieldSchemas(schema))
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return undefined
  const shapes = schema.options.map(option => listObjectFields(asZodType(option)) ?? {})
  return Object.fromEntries(
    shapes
      .flatMap(shape => Object.entries(shape))
      .reverse()
      .map(([key, field]) => [key, shapes.every(shape => key in shape) ? field : makeNullable(field)]),
  )
}

const makeNullable = (field: z.ZodType) => z.optional(field).describe(field.description ?? '')

function createFieldType(field: z.ZodType, name: string): { type: string; types: ObjectTypeConfig[] } {
  const optional = field instanceof z.ZodOptional || field instanceof z.ZodNullable
  const { type, types } = createNullableFieldType(field, name)
  return { type: optional ? type : `${type}!`, types }
}

function createNullableFieldType(outer: z.ZodType, name: string): { type: string; types: ObjectTypeConfig[] } {
  const field = resolveSchemaForValue(outer)
  const named = field.meta()?.graphql
  if (typeof named === 'string') return { type: named, types: [] }
  if (field instanceof z.ZodArray) {
    const { type, types } = createFieldType(asZodType(field.element), toSingular(name))
    return { type: `[${type}]`, types }
  }
  // A bilingual field is localized: it has the type of one language.
  if (field instanceof z.ZodObject && Object.keys(field.shape).join() === languages.join())
    return createNullableFieldType(asZodType(field.shape[languages[0]]), name)
  if (field instanceof z.ZodObject) return { type: name, types: createObjectTypeConfigsFromZod(outer, name) }
  return { type: toScalarTypeName(field), types: [] }
}

function toScalarTypeName(field: z.ZodType): string {
  if (field instanceof z.ZodBoolean) return 'Boolean'
  if (field instanceof z.ZodNumber) return 'Float'
  if (
    field instanceof z.ZodUnion &&
    field.options.every(option => option instanceof z.ZodLiteral && typeof option.value === 'number')
  )
    return 'Int'
  return 'String'
}

function toSingular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '')
}
