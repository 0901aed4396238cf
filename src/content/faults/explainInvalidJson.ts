import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser'
import { truncateToSingleLine } from '../language/truncateToSingleLine'
import { formatCodePoint } from '../language/formatCodePoint'
import { findMergeConflict, type ReadProblem } from './readProblem'

/** Explains to a writer why a text is not valid JSON; call it only after JSON.parse has failed. */
export function explainInvalidJson(text: string): ReadProblem {
  if (!text.trim()) return { line: 1, message: 'is empty; put back its earlier version, or start from a file like it' }
  const merge = findMergeConflict(text)
  if (merge) return merge
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [error] = errors
  return error ? explainParseError(text, error) : { message: 'is not valid JSON; compare it with a file like it' }
}

function explainParseError(text: string, { error, offset, length }: ParseError): ReadProblem {
  const code = printParseErrorCode(error)
  const found = text.slice(offset, offset + length)
  const before = text.slice(0, offset).trimEnd()
  const rest = text.slice(offset)
  const last = before.length - 1
  const at = (message: string, where = offset) => createReadProblem(text, where, message)
  if (/[“”„«»‘’]/.test(found[0] ?? ''))
    return at('has curly quotation marks around a name or a text; write straight ones, "…"')
  if (found.startsWith("'")) return at('has single quotation marks around a name or a text; write double ones, "…"')
  if (code === 'InvalidCommentToken') return at('has a comment; JSON takes none, remove it')
  if (code === 'UnexpectedEndOfString')
    return at(
      'has a text that does not end on its line; put the quotation mark behind it, and write no line break inside',
    )
  if (code === 'InvalidEscapeCharacter')
    return at('has a backslash inside a text; write / in addresses, or \\\\ to show the sign')
  if (code === 'InvalidCharacter') return at('has a tab or a control character inside a text; write a space')
  if (/^[\]}]/.test(found) && before.endsWith(','))
    return at(`has a comma too many before ${found[0]}; remove it`, last)
  if (found.startsWith(',')) return at('has two commas where one belongs; remove one')
  const number = findNumberInProse(text, offset)
  if (number) return at(`has a ${/\s/.test(number) ? 'space' : 'comma'} inside a number; write ${toJsonNumber(number)}`)
  if (/^-?0$/.test(text.slice(last, offset)) && /\d/.test(found[0] ?? ''))
    return at('has a number that begins with 0; write it without')
  if (/"$/.test(before) && /^[\p{L}\p{N}]/u.test(found) && text.slice(0, offset).endsWith('"'))
    return at('has quotation marks inside a text; write \\" or curly ones, “…”')
  if (code === 'CommaExpected' && found.startsWith('"'))
    return at('lacks a comma at the end of this line, or has quotation marks inside a text', last)
  if (code === 'CommaExpected' && /^[\]}]/.test(found))
    return at(`has ${found[0]} where the other bracket closes what was opened; [ ] and { } stand in pairs`)
  if (
    /\d$/.test(before) ? /^\s*(?:[$%€]|CAD|USD|dollars?)/i.test(rest) : /:$/.test(before) && /^\s*[$€] ?\d/.test(rest)
  )
    return at('has a sign beside a number; write the number alone, such as 5500')
  const unseen = /^[\p{Cf}\u00a0\u202f\u2000-\u200a]/u.exec(found)?.[0]
  if (unseen)
    return at(
      `has ${/[\u00a0\u202f]/.test(unseen) ? 'a non-breaking space' : 'a character that cannot be seen'} (${formatCodePoint(unseen)}) between names and values; type an ordinary space in its place`,
    )
  if (code === 'CommaExpected') return at('lacks a comma at the end of this line', last)
  if (code === 'ColonExpected') return at('lacks a colon between a name and its value')
  if (found === ';') return at('has a semicolon; parts are divided by commas')
  if (code === 'ValueExpected' && /:$/.test(before)) return at('has a name without a value behind its colon', last)
  if (offset >= text.trimEnd().length)
    return at('ends before everything that was opened is closed; a }, a ] or a quotation mark is missing', last)
  if (code === 'EndOfFileExpected' || !/[{[,:]$/.test(before))
    return at(`has “${shorten(found)}” where nothing belongs; look for a bracket too many, or a missing comma`)
  if (/^(?:True|False|None|NULL|TRUE|FALSE|Null)$/.test(found))
    return at(`has ${found}; write ${found === 'None' ? 'null' : found.toLowerCase()}`)
  return at(`has “${shorten(found)}” without quotation marks; names and texts stand in "…"`)
}

// A number after a colon as texts write it, which JSON breaks off at the offset: 5,000 or 5 000,50.
function findNumberInProse(text: string, offset: number): string | undefined {
  const start = /-?\d[\d,.]*\s?$/.exec(text.slice(0, offset))?.index
  if (start === undefined || !text.slice(0, start).trimEnd().endsWith(':')) return undefined
  return /^-?\d+(?:(?:[,\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|,\d{1,2})(?!\d)/.exec(text.slice(start))?.[0]
}

function toJsonNumber(number: string): string {
  return number.replace(/,(?=\d{1,2}$)/, '.').replace(/[,\s]/g, '')
}

function createReadProblem(text: string, offset: number, message: string): ReadProblem {
  return { line: text.slice(0, Math.max(0, offset)).split('\n').length, message }
}

function shorten(words: string): string {
  return truncateToSingleLine(words, 30)
}
