import { applyEdits, type TextEdit } from '../../content/language/typography'

/** One place of a file that is written anew, with everything that this mends. */
export interface FileEdit {
  start: number
  end: number
  text: string
  /** What was wrong, once for each time. */
  messages: string[]
}

/** The change of a string in quotation marks: written whole, since a sign in it may be typed as \u00a0. */
export function createQuotedStringRewrite(value: string, edits: TextEdit[], start: number, end: number): FileEdit[] {
  if (!edits.length) return []
  return [{ start, end, text: JSON.stringify(applyEdits(value, edits)), messages: edits.map(({ message }) => message) }]
}

/** The edits of a text that begins further on in its file. */
export function shiftEdits(edits: TextEdit[], shift: number): FileEdit[] {
  return edits.map(({ start, end, text, message }) => ({
    start: start + shift,
    end: end + shift,
    text,
    messages: [message],
  }))
}
