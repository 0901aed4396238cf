import type { z } from 'zod'
import { getProperty } from '../../shared/properties'
import { pageSchema, type Page } from '../model'
import { unreadableFileStandIns } from './unreadableFileStandIns'

type Fields = Record<string, unknown>

// Issues that leave the value with the expected type, so that code can still use it.
const harmless: z.core.$ZodIssue['code'][] = ['too_small', 'too_big', 'invalid_format', 'custom', 'unrecognized_keys']

/**
 * Replaces invalid parts of a page by stand-ins, so that a problem in one section does not hide problems in others.
 * Undefined if the page is valid, or has no sections.
 */
export function replaceInvalidPagePartsForChecks(value: unknown, file: string): Page | undefined {
  const { error } = pageSchema.safeParse(value)
  if (!error || !isFields(value) || !Array.isArray(value.sections) || !value.sections.length) return undefined
  const standIn = unreadableFileStandIns.page(file)
  const sections = Array.from<unknown>(value.sections)
  const page: Fields = { ...value, sections }
  for (const { code, path } of error.issues) {
    const [field, index] = path
    if (harmless.includes(code)) continue
    if (field === 'sections' && typeof index === 'number') sections[index] = getStandInSection(sections[index], standIn)
    else if (field && field in standIn) page[String(field)] = getProperty(standIn, field)
  }
  const replaced: unknown = page
  // The remaining issues do not affect types.
  return replaced as Page
}

// A rule of its own checks the first section.
function getStandInSection(section: unknown, { sections: [hero, other] }: Page) {
  return isFields(section) && section.type === 'hero' ? hero : other
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
