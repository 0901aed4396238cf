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

/** Edits of a text embedded in a file, shifted to offsets in the file. */
export function shiftEdits(edits: TextEdit[], shift: number): SourceEdit[] {
  return edits.map(({ start, end, text, message }) => ({
    start: start + shift,
    end: end + shift,
    text,
    messages: [message],
  }))
}
