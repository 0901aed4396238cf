import { applyEdits, type Edit } from '../../content/language/typography'

/** One place of a file that is written anew, with everything that this mends. */
export interface Change {
  start: number
  end: number
  text: string
  /** What was wrong, once for each time. */
  messages: string[]
}

/** The change of a string in quotation marks: written whole, since a sign in it may be typed as \u00a0. */
export function stringChange(value: string, edits: Edit[], start: number, end: number): Change[] {
  if (!edits.length) return []
  return [{ start, end, text: JSON.stringify(applyEdits(value, edits)), messages: edits.map(({ message }) => message) }]
}

/** The edits of a text that begins further on in its file. */
export function changesAt(edits: Edit[], shift: number): Change[] {
  return edits.map(({ start, end, text, message }) => ({
    start: start + shift,
    end: end + shift,
    text,
    messages: [message],
  }))
}
