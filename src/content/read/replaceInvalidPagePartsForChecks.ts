import type { z } from 'zod'
import { getProperty } from '../../shared/properties'
import { pageSchema, type Page } from '../model'
import { unreadableFileStandIns } from './unreadableFileStandIns'

type Fields = Record<string, unknown>

// Of the right kind, but too long, misspelt or too many: whoever reads it meets what is expected.
const harmless: z.core.$ZodIssue['code'][] = ['too_small', 'too_big', 'invalid_format', 'custom', 'unrecognized_keys']

/**
 * A page of which something breaks the schema, with neutral parts in the place of those that cannot be read: what is
 * wrong in one section does not hide what is wrong in another. Undefined where nothing of it can be read.
 */
export function replaceInvalidPagePartsForChecks(value: unknown, file: string): Page | undefined {
  const { error } = pageSchema.safeParse(value)
  if (!error || !isFields(value) || !Array.isArray(value.sections) || !value.sections.length) return undefined
  const neutral = unreadableFileStandIns.page(file)
  const sections = Array.from<unknown>(value.sections)
  const page: Fields = { ...value, sections }
  for (const { code, path } of error.issues) {
    const [field, index] = path
    if (harmless.includes(code)) continue
    if (field === 'sections' && typeof index === 'number') sections[index] = neutralSection(sections[index], neutral)
    else if (field && field in neutral) page[String(field)] = getProperty(neutral, field)
  }
  const replaced: unknown = page
  // What is still wrong in it is harmless, though the schema refuses it.
  return replaced as Page
}

// Where a page begins is said of by a rule of its own.
function neutralSection(section: unknown, { sections: [hero, other] }: Page) {
  return isFields(section) && section.type === 'hero' ? hero : other
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
