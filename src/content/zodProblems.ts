import { z } from 'zod'
import { languages } from '../config/languages'
import { getProperty } from '../shared/properties'
import { formatDidYouMeanHint } from './language/didYouMean'
import { formatFieldPath, type ContentProblem } from './contentProblems'
import { getSchemaExample, listSchemaFieldNames, findSchemaAtPath, asZodType, resolveSchemaForValue } from './zodSchema'

type Issue = z.core.$ZodIssue

/** Parses a value with a schema; on failure returns all issues as content problems. */
export function parseWithProblems<S extends z.ZodType>(
  schema: S,
  value: unknown,
  file: string,
): { data?: z.output<S>; problems: ContentProblem[] } {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { data: result.data, problems: [] }
  return {
    problems: removeFollowUpIssues(result.error.issues).flatMap(issue => toContentProblems(issue, schema, value, file)),
  }
}

// Drops follow-up issues at a field of the wrong type: zod also checks the length of a string where a list is expected.
function removeFollowUpIssues(issues: Issue[]): Issue[] {
  const mistaken = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => formatFieldPath(path)),
  )
  return issues.filter(({ code, path }) => code === 'invalid_type' || !mistaken.has(formatFieldPath(path)))
}

function toContentProblems(issue: Issue, schema: z.ZodType, value: unknown, file: string): ContentProblem[] {
  const path = issue.code === 'invalid_union' && issue.discriminator ? issue.path.slice(0, -1) : issue.path
  const at = findSchemaAtPath(schema, path, value)
  if (issue.code === 'unrecognized_keys' && languages.every(language => issue.keys.includes(language))) {
    const fields = listSchemaFieldNames(at)
      .map(name => `“${name}”`)
      .join(', ')
    return [
      {
        file,
        field: formatFieldPath(issue.path) || undefined,
        message: `must be a group of the fields ${fields}, not words in both languages`,
        example: getSchemaExample(at),
      },
    ]
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({
      file,
      field: formatFieldPath([...issue.path, key]),
      message: `is not a field here${formatDidYouMeanHint(key, listSchemaFieldNames(at))}; check the spelling, or remove it`,
    }))
  }
  return [
    {
      file,
      field: formatFieldPath(issue.path) || undefined,
      message: formatIssue(issue, at) + describeItem(issue.path, value),
      example: getSchemaExample(at),
    },
  ]
}

// “[3]” is the fourth item; its id or label is easier for a writer to find.
function describeItem(path: readonly PropertyKey[], value: unknown): string {
  const index = path.findLastIndex(key => typeof key === 'number')
  const item = getProperty(value, ...path.slice(0, index + 1))
  const names = [['id'], ['label', 'en'], ['from'], ['page']].map(key => getProperty(item, ...key))
  const name = index < 0 ? undefined : names.find(Boolean)
  return typeof name === 'string' ? ` (in the part of “${name}”)` : ''
}

function formatIssue(issue: Issue, at: z.ZodType | undefined): string {
  switch (issue.code) {
    case 'invalid_type':
      return formatInvalidType(issue, at)
    case 'invalid_value':
      return formatInvalidValue(issue)
    case 'invalid_union':
      return issue.discriminator ? formatUnknownMember(issue, at) : issue.message
    case 'too_small':
    case 'too_big':
      if (issue.origin === 'array') return formatItemCount(issue)
      return hasDefaultMessage(issue) ? `must be ${formatBound(issue)}` : issue.message + formatActualLength(issue)
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message
    default:
      return issue.message
  }
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  record: 'a group of fields in { }',
}

function formatInvalidType(issue: z.core.$ZodIssueInvalidType, at: z.ZodType | undefined): string {
  const inner = at && resolveSchemaForValue(at)
  const expected = isTwoLanguages(inner) ? 'words in both languages' : (kinds[issue.expected] ?? issue.expected)
  const purpose = at?.description ? ` (${at.description.replace(/\.$/, '')})` : ''
  const unquoted = typeof issue.input === 'string' && /^(?:number|boolean)$/.test(issue.expected)
  return `${issue.input === undefined ? 'is missing; expected' : 'must be'} ${expected}${unquoted ? ', without quotation marks' : ''}${purpose}`
}

function isTwoLanguages(schema: z.ZodType | undefined): boolean {
  return listSchemaFieldNames(schema).join() === languages.join()
}

function formatInvalidValue({ values, input }: z.core.$ZodIssueInvalidValue): string {
  const allowed = values.map(String)
  const choices = allowed.map(value => `“${value}”`).join(', ')
  return `${input === undefined ? 'is missing; expected' : 'must be'} one of ${choices}${typeof input === 'string' ? formatDidYouMeanHint(input, allowed) : ''}`
}

function formatUnknownMember(issue: z.core.$ZodIssueInvalidUnion, at: z.ZodType | undefined): string {
  const field = issue.discriminator ?? ''
  const types =
    at instanceof z.ZodDiscriminatedUnion ? at.options.flatMap(option => listMemberNames(option, field)) : []
  const given = String(getProperty(issue.input, field) ?? '')
  if (field !== 'type')
    return `must be one of ${types.map(type => `“${type}”`).join(', ')}${formatDidYouMeanHint(given, types)}`
  return `is no section type that exists (given “${given}”); expected one of ${types.join(', ')}${formatDidYouMeanHint(given, types)}`
}

function listMemberNames(option: unknown, field: string): string[] {
  const type = option instanceof z.ZodObject ? resolveSchemaForValue(asZodType(option.shape[field])) : undefined
  return type instanceof z.ZodLiteral ? [...type.values].map(String) : []
}

// Adds the actual length, so that nobody has to count characters.
function formatActualLength(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  return issue.origin === 'string' && typeof issue.input === 'string' && issue.input
    ? `; there are ${issue.input.length}`
    : ''
}

// Whether the message is Zod’s default, which names types instead of what the field means.
function hasDefaultMessage({ message }: Issue): boolean {
  return message.startsWith('Too ')
}

function formatBound(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  return `${issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'} ${limit}`
}

function formatItemCount(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const given = Array.isArray(issue.input)
    ? `; there ${issue.input.length === 1 ? 'is' : 'are'} ${issue.input.length}`
    : ''
  return `must have ${formatBound(issue)} ${/ 1$/.test(formatBound(issue)) ? 'item' : 'items'}${given}`
}
