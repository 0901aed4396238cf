import { z } from 'zod'
import { listFieldSchemas, asZodType, resolveSchemaForValue } from '../content/zodSchema'
import {
  advantageContentByVariantSchema,
  articleFrontMatterSchema,
  documentFrontMatterSchema,
  estimatorSchema,
  factsSchema,
  terminologySchema,
  navigationSchema,
  pageSchema,
  practiceSchema,
  sectionSchemas,
  glossaryTermSchema,
} from '../content/model'
import { articleCategoriesSchema } from '../content/model/articleCategories'
import { redirectsSchema } from '../content/model/redirects'

/** The file whose tables are generated from the schemas. */
export const referenceFilePath = 'content/reference.md'

const marks = /(<!-- fields: begin -->\n)[\s\S]*?(<!-- fields: end -->)/

const files: [string, z.ZodType][] = [
  ['`pages/….json`', pageSchema],
  ['`articles/…`, front matter', articleFrontMatterSchema],
  ['`documents/…`, front matter', documentFrontMatterSchema],
  ['`practice.json`', practiceSchema],
  ['`facts.json`', factsSchema],
  ['`categories.json`', articleCategoriesSchema],
  ['`redirects.json`', redirectsSchema],
  ['`navigation.json`', navigationSchema],
  ['`advantages.json`', advantageContentByVariantSchema],
  ['`estimator.json`', estimatorSchema],
  ['`glossary.json`', terminologySchema],
  ['`terms/….json`', glossaryTermSchema],
]

/** Replaces the tables of the reference with ones generated from the schemas; unchanged if it lacks the markers. */
export function replaceFieldTables(reference: string): string {
  return reference.replace(marks, (_, begin: string, end: string) => `${begin}\n${tables()}\n\n${end}`)
}

function tables(): string {
  const types = Object.entries(sectionSchemas).map(([name, schema]): [string, z.ZodType] => [
    `Section \`${name}\``,
    schema,
  ])
  return [...files, ...types]
    .map(([title, schema]) =>
      [
        `### ${title}`,
        '',
        '| Field | What it holds |',
        '| --- | --- |',
        ...buildRows(schema, '').map(({ field, text }) => `| \`${field}\` | ${text.replaceAll('|', '\\|')} |`),
      ].join('\n'),
    )
    .join('\n\n')
}

interface Row {
  field: string
  text: string
}

// Fields whose subfields are described once, in an earlier section of the reference.
const told = new Set(['sections', 'intro'])

function buildRows(schema: z.ZodType, path: string): Row[] {
  const inner = resolveSchemaForValue(schema)
  if (inner instanceof z.ZodArray) return buildRows(asZodType(inner.element), `${path}[]`)
  if (inner instanceof z.ZodRecord) return buildRows(asZodType(inner.valueType), path ? `${path}.<name>` : '<name>')
  if (inner instanceof z.ZodUnion && !(inner instanceof z.ZodDiscriminatedUnion))
    return uniqueRows(inner.options.flatMap(option => buildRows(asZodType(option), path)))
  if (!(inner instanceof z.ZodObject)) return []
  // A pair of strings is a single row; a pair of lists has rows for its items.
  if (isPair(inner)) return buildRows(asZodType(inner.shape.en), `${path}.<en, fr>`)
  return listFieldSchemas(inner).flatMap(([name, schema]) => {
    const own = path ? `${path}.${name}` : name
    const row = {
      field: own + (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? '?' : ''),
      text: describeSchema(schema),
    }
    return [row, ...(told.has(name) ? [] : buildRows(schema, own))]
  })
}

function uniqueRows(rows: Row[]): Row[] {
  return rows.filter(({ field }, index) => rows.findIndex(row => row.field === field) === index)
}

function isPair({ shape }: z.ZodObject): boolean {
  return Object.keys(shape).sort().join() === 'en,fr'
}

function describeSchema(schema: z.ZodType): string {
  const inner = resolveSchemaForValue(schema)
  const choices =
    inner instanceof z.ZodEnum ? ` One of ${inner.options.map(option => `\`${option}\``).join(', ')}.` : ''
  return (schema.description ?? inner.description ?? '') + choices + describeLengthLimit(inner)
}

function describeLengthLimit(schema: z.ZodType): string {
  const text =
    schema instanceof z.ZodObject && isPair(schema) ? resolveSchemaForValue(asZodType(schema.shape.en)) : schema
  if (!(text instanceof z.ZodString) || text.maxLength === null) return ''
  return text.minLength && text.minLength > 1
    ? ` ${text.minLength} to ${text.maxLength} characters.`
    : ` At most ${text.maxLength} characters.`
}
