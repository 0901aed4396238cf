import { applyEdits, type TextEdit } from '../../content/language/typography'

/** A replacement of a range of a file, with everything that it fixes. */
export interface SourceEdit {
  start: number
  end: number
  text: string
  /** What was wrong, once per occurrence. */
  messages: string[]
}

/**
 * The edit of a quoted string: it is rewritten as a whole, since characters may be written as escapes such as \u00a0.
 */
export function createQuotedStringRewrite(value: string, edits: TextEdit[], start: number, end: number): SourceEdit[] {
  if (!edits.length) return []
  return [{ start, end, text: JSON.stringify(applyEdits(value, edits)), messages: edits.map(({ message }) => message) }]
}

/** Edits of a text embedded in another, shifted to offsets in the other. */
export function shiftEdits<Edit extends { start: number; end: number }>(edits: Edit[], shift: number): Edit[] {
  return edits.map(edit => ({ ...edit, start: edit.start + shift, end: edit.end + shift }))
}
