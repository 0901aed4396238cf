import type { z } from 'zod'
import { pageSchema, type Page } from '../model'
import { unreadableFileStandIns } from './unreadableFileStandIns'

type Fields = Record<string, unknown>

// Of the right kind, but too long, misspelt or too many: whoever reads it meets what is expected.
const harmless: z.core.$ZodIssue['code'][] = ['too_small', 'too_big', 'invalid_format', 'custom', 'unrecognized_keys']

/**
 * A page of which something breaks the schema, with neutral parts in the place of those that cannot be read: what is
 * wrong in one section does not hide what is wrong in another. Undefined where nothing of it can be read.
 */
export function replaceInvalidParts(value: unknown, file: string): Page | undefined {
  const { error } = pageSchema.safeParse(value)
  if (!error || !isFields(value) || !Array.isArray(value.sections) || !value.sections.length) return undefined
  const neutral = unreadableFileStandIns.page(file)
  const page: Fields = { ...value, sections: [...(value.sections as unknown[])] }
  for (const { code, path } of error.issues) {
    const [field, index] = path
    if (harmless.includes(code)) continue
    if (field === 'sections' && typeof index === 'number')
      (page.sections as unknown[])[index] = neutralSection(value.sections[index], neutral)
    else if (field && field in neutral) page[String(field)] = neutral[field as keyof Page]
  }
  return page as unknown as Page
}

// Where a page begins is said of by a rule of its own.
function neutralSection(section: unknown, { sections: [hero, other] }: Page) {
  return isFields(section) && section.type === 'hero' ? hero : other
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
