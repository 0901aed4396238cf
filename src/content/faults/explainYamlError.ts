import { getProperty } from '../../shared/properties'
import { findMergeConflict, type ReadProblem } from './readProblem'

/** Explains to a writer why front matter is not valid YAML. `line` counts from the opening ---, which is line 1. */
export function explainYamlError(source: string, error: unknown): ReadProblem {
  const lines = source.split('\n')
  const reason = error instanceof Error ? error.message : String(error)
  const marked = Number(getProperty(error, 'mark', 'line') ?? 0) + 1
  const end = lines.findIndex((line, index) => index > 0 && /^---/.test(line))
  const merge = findMergeConflict(source)
  if (merge) return merge
  const tab = lines.slice(0, end < 0 ? undefined : end).findIndex(line => /^ *\t/.test(line))
  if (tab > 0) return { line: tab + 1, message: 'has a tab at the beginning of a line; write two spaces for each step' }
  const group = /^([\w-]+):\s*$/.exec(lines[marked - 2] ?? '')?.[1]
  if (group && /duplicated mapping key/.test(reason) && /^\w/.test(lines[marked - 1] ?? ''))
    return {
      line: marked,
      message: `begins at the margin, but belongs to “${group}”; write two spaces before each field of “${group}”`,
    }
  const twice = /duplicated mapping key/.test(reason) && /^\s*([\w-]+)\s*:/.exec(lines[marked - 1] ?? '')?.[1]
  if (twice) {
    const named = new RegExp(`^\\s*(?:- )?${twice}\\s*:`)
    const first = lines.findLastIndex((line, index) => index < marked - 1 && named.test(line)) + 1
    const inList = /^\s/.test(lines[marked - 1] ?? '')
    return {
      line: marked,
      message: `names “${twice}” twice, on lines ${first} and ${marked}; ${inList ? 'write “- ” before it where another item of the list begins, or else keep one' : 'keep one'}`,
    }
  }
  // The parser often reports an error one line too late.
  for (const number of [marked, marked - 1, marked + 1, ...lines.slice(0, end).keys()]) {
    const message = explainLineFault(lines[number - 1] ?? '')
    if (message) return { line: number, message }
  }
  if (/unexpected end of the stream within a (?:double|single) quoted/.test(reason))
    return {
      line: lines.findIndex(line => /:\s*(?:"[^"]*|'[^']*)$/.test(line)) + 1 || marked,
      message: unfinishedText,
    }
  if (/unexpected end of the stream within a flow/.test(reason))
    return { line: marked, message: 'opens a [ or { that it does not close' }
  if (/bad indentation/.test(reason))
    return {
      line: marked,
      message: 'begins too far to the right or to the left; fields of one group begin below each other',
    }
  return { line: marked, message: 'cannot be read; a field is written name: "words", each on a line of its own' }
}

/** Explains the first line that YAML accepts but reads as something else than what the writer meant, if there is one. */
export function explainMisreadYaml(yaml: string): ReadProblem | undefined {
  const lines = yaml.split('\n')
  for (const [index, line] of lines.entries()) {
    const message = explainMisreadLine(line, lines[index + 1] ?? '')
    // The first line of the file is ---.
    if (message) return { line: index + 2, message }
  }
  return undefined
}

function explainMisreadLine(line: string, next: string): string | undefined {
  const [, words = ''] = /^\s*(?:- )?[\w-]+:\s+(.*)$/.exec(line) ?? []
  // A text without its end goes on to the opening quotation mark of the next field.
  if (/^(?:"(?:[^"\\]|\\.)*|'[^']*)$/.test(words) && /^\s*(?:- )?[\w-]+:\s+["']/.test(next)) return unfinishedText
  if (words.startsWith('&')) return explainSign('&')
  const [, name] = /^\{(?:[^"']*,)?\s*([\w-]+):["']/.exec(words) ?? []
  return name && `needs a space behind “${name}:”`
}

const unfinishedText = 'has a text whose quotation mark is missing at its end'

function explainSign(sign: string): string {
  return `begins with “${sign}”, which means something here; put the text in quotation marks, "…"`
}

function explainLineFault(line: string): string | undefined {
  const space = /^\s*[\u00a0\u202f]\s*(?:- )?([\w-]+)|^\s*(?:- )?([\w-]+)\s?:[\u00a0\u202f]/.exec(line)
  if (space) return `has a non-breaking space beside “${space[1] ?? space[2]}”; type an ordinary one in its place`
  const [, name = '', value = ''] = /^\s*(?:- )?([\w-]+):(.*)$/.exec(line) ?? []
  const words = value.trim()
  if (!name) {
    const bare = /^\s*([\w-]+)\s+["'\w]/.exec(line)?.[1]
    return bare && !line.trim().startsWith('-') && !/^---/.test(line)
      ? `lacks a colon behind “${bare}”, or quotation marks around a text of several lines`
      : undefined
  }
  if (value && !/^\s/.test(value)) return `needs a space behind “${name}:”`
  if (/^'/.test(words) && /^'(?:[^']|'')*'[^\s,\]}#]/.test(words))
    return 'has an apostrophe inside single quotation marks; put the text in double ones, "…"'
  if (/^"/.test(words) && /^"(?:[^"\\]|\\.)*"\s*[^\s,\]}#]/.test(words))
    return 'has quotation marks inside quotation marks; write “…” inside'
  if (/^"(?:[^"\\]|\\.)*$/.test(words) || /^'(?:[^']|'')*$/.test(words)) return unfinishedText
  if (/^[“«‘]/.test(words)) return undefined
  if (/^\[.*["'] +["'].*\]$/.test(words)) return 'lacks a comma between two items of its list'
  if (/^(?:\[[^\]]*|\{[^}]*)$/.test(words))
    return `opens ${words[0]} and does not close it; write ${words.startsWith('[') ? ']' : '}'} at its end`
  if (/^(?:[@`%*&!{[]|[-?] |[|>][^-+\d])/.test(words) && !/^[[{].*[\]}]\s*(?:#.*)?$/.test(words))
    return explainSign(words.charAt(0))
  if (!/^["'[{]/.test(words) && /:(?:\s|$)/.test(words))
    return 'has a colon in a text without quotation marks; put the text in "…"'
  return undefined
}
