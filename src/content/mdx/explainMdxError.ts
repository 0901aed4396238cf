import { findMergeConflict, type ReadProblem } from '../faults/readProblem'
import { explainHtmlTag } from './htmlTags'
import { forbiddenSyntaxMessages } from './findMdxProblems'

// Messages for writers by parser error; the first match applies.
const remedies: { said: RegExp; message: string }[] = [
  { said: /expression with acorn|closing brace for/, message: forbiddenSyntaxMessages.expression },
  { said: /import\/exports with acorn/, message: forbiddenSyntaxMessages.module },
  { said: /to create a comment/, message: 'has a comment <!-- … -->, which texts do not take; remove it' },
  {
    said: /to create a link|^Unexpected character `@`/,
    message: 'has an address in < >; write it as a link, [words](https://…), and one of e-mail as [words](mailto:…)',
  },
  {
    said: /attribute value/,
    message:
      'has a value that does not stand between straight quotation marks; write title="Before you begin", and “…” inside it where you quote',
  },
  {
    said: / before name/,
    message: 'has “<” where no element begins; write “less than” (“moins de”), or \\< to show the sign',
  },
  {
    said: / in (attribute )?name/,
    message:
      'has “<” before what is no whole element; attributes are written name="value", and a sign that is shown \\<',
  },
]

// Fallbacks, if neither a remedy nor a message about tags applies.
const causes: typeof remedies = [
  {
    said: /Unexpected end of file|Unexpected lazy line/,
    message: 'ends inside an element; look for a “<” without its “>”, or for a quotation mark that is missing',
  },
  {
    said: /after (?:element name|attribute|self-closing)|in (?:closing )?tag|in member|after (?:local|member)/,
    message:
      'has an element that is not written as elements are: <Callout title="Before you begin">, or <Source id="fdr" />',
  },
]

/** Explains a parse error to a writer. */
export function explainMdxError(error: unknown, text = ''): ReadProblem {
  const merge = findMergeConflict(text)
  if (merge) return merge
  if (!(error instanceof Error)) throw error
  // For an unclosed element, the position is only in the parser’s message.
  const [place, opened] = /\s*\((\d+):\d+-\d+:\d+\)/.exec(error.message) ?? []
  const line = 'line' in error && typeof error.line === 'number' ? error.line : opened && Number(opened)
  const reason = error.message.replace(place ?? '', '').replace(/\.$/, '')
  if (line && /="[^"]*"(?![\s/>])/.test(text.split('\n')[line - 1] ?? ''))
    return { line, message: 'has quotation marks inside quotation marks; write “…” inside' }
  const tag = /`<\/?([\w:]+)>`/.exec(reason)?.[1]
  const [remedy, cause] = [remedies, causes].map(all => all.find(({ said }) => said.test(reason)))
  return {
    line: line || undefined,
    message:
      (tag && explainHtmlTag(tag)) ??
      remedy?.message ??
      explainTagFault(reason) ??
      cause?.message ??
      `cannot be read: ${reason}`,
  }
}

/** Message about an element that is opened and not closed, or closed and not opened. */
function explainTagFault(reason: string): string | undefined {
  const [closed, opened] = [...reason.matchAll(/`<\/?(\w*)>`/g)].map(([, name]) => name)
  if (/^Expected (?:a|the) closing tag/.test(reason) && /^(?:Source|Figure)$/.test(closed ?? ''))
    return `has a <${closed}> that is not closed; it holds nothing, so “/” stands before its “>”: <${closed} … />`
  if (/^Expected (?:a|the) closing tag/.test(reason))
    return `opens <${closed}> and does not close it; write </${closed}> behind what it holds, with a blank line before it`
  if (/^Unexpected closing tag/.test(reason) && opened)
    return `closes </${closed}> inside <${opened}>, which is not closed yet; what is opened last is closed first`
  return /^Unexpected closing/.test(reason)
    ? 'closes an element that was not opened; write its opening tag, or remove this one'
    : undefined
}
