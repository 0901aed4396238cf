import type { List, Nodes, Root, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import { mayMatch, type PatternHint } from '../../language/patternHints'
import type { MarkdownFinding, Findings, Rule } from '../rule'
import { walkMdast } from '../../mdx/walk'

export const noMarkdownSlips: Rule = {
  requirement: 'No Markdown mistake hides words or shows characters that should have made a link, a list or emphasis.',
  level: 'problem',
  checkMarkdown: ({ analysis: { mdast }, source }) => [...findNodeSlips(mdast, source), ...findRestarts(mdast)],
}

const bars = 'a line of dashes or equal signs makes a bar across the page, or a heading of the line above; take it out'

function findNodeSlips(root: Root, typed: string): Findings<MarkdownFinding> {
  const findings: MarkdownFinding[] = []
  const lines = typed.split('\n')
  walkMdast(root, (node, index, parent) => {
    const line = node.position?.start.line
    const say = (message: string, example?: string) => findings.push({ line, message, example })
    if (node.type === 'thematicBreak') say(`has “${lines[(line ?? 1) - 1]?.trim()}”: ${bars}`)
    if (node.type === 'heading' && !/^[\s>]*#/.test(lines[(line ?? 1) - 1] ?? ''))
      say(`has a line under “${truncateToSingleLine(lines[(line ?? 1) - 1] ?? '', 40)}”: ${bars}`, '## Section')
    if (
      node.type === 'blockquote' &&
      /^[ ]*>[ ]?\d/.test(lines[(line ?? 1) - 1] ?? '') &&
      lines[(line ?? 1) - 2]?.trim()
    )
      say(
        'has a line that begins with “>” and a number, which makes a quotation of it; write “more than” (« plus de »)',
      )
    if (node.type === 'definition' && !isPicture(root, node.identifier))
      say(
        `begins with “[${node.label ?? ''}]:”, which Markdown takes for an address and does not show; write a link with its address behind it, or other words`,
        '[our plans](/contact)',
      )
    if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference')
      say('has a footnote mark [^…]; name a source of the front matter instead', '<Source id="fdr" />')
    if (node.type === 'linkReference')
      say(
        `has “[…][…]” around “${node.label ?? ''}”; the address of a link stands in ( ) behind its words`,
        '[our plans](/contact)',
      )
    if (node.type === 'inlineCode')
      say('has words between two backticks (`), which show as code; take the marks out, or write **words**')
    if (node.type === 'delete')
      say('has “~” on both sides of words, which strikes them out; write “about”, or \\~ to show the sign')
    if (node.type === 'list' && node.ordered && (node.start ?? 1) > 31)
      say(`begins a paragraph with “${node.start}.”, which makes a numbered list of it; begin with another word`)
    if (
      node.type === 'list' &&
      node.ordered &&
      (node.start ?? 1) > 1 &&
      (node.start ?? 1) <= 31 &&
      !continuesEarlierList(node, parent)
    )
      findings.push({
        level: 'notice',
        line,
        message: `begins a numbered list with “${node.start}.”; begin with 1., or, where it is no list, with another word`,
      })
    if (node.type === 'text' && parent?.type !== 'link') findings.push(...findStrays(node))
    if (node.type === 'paragraph') findings.push(...findLostItems(node, lines))
    if (node.type === 'paragraph' && parent?.type === 'root' && (node.position?.start.column ?? 1) > 4)
      findings.push({
        level: 'notice',
        line,
        message: 'begins with spaces, which pages do not show; take them out, or begin a quotation with “> ”',
      })
    if ((node.type === 'emphasis' || node.type === 'strong') && parent && 'children' in parent) {
      findings.push(...findUnequalMarks(node, parent.children, index ?? 0))
    }
    if (node.type === 'list' && node.ordered) findings.push(...findSkippedNumbers(node, lines))
  })
  return findings
}

// A sign after a backslash is intended: such signs are blanked out before.
const strays: ({ mark: RegExp; say: string; example?: string } & PatternHint)[] = [
  {
    mark: /\[[^\][\n]+\][ \u00a0\n]+\((?:\/|#|https?:|www\.|mailto:|tel:)[^)]*\)/u,
    say: 'has a space between the words of a link and its address',
    example: '[our plans](/contact)',
  },
  {
    mark: /\((?:\/|https?:|www\.)[^)\s]*\)[ ]?\[[^\]]+\]|\([^()\n]+\)\[(?:\/|#|https?:)[^\]]*\]/u,
    say: 'has a link the wrong way round; its words stand in [ ] and come first',
    example: '[our plans](/contact)',
  },
  {
    mark: /\[[^\][\n]+\]\((?:[^()\n]*$|[^()\n]*[ \u00a0][^()\n]*\))/mu,
    say: 'has a link that makes none: its ( ) is not closed, or holds a space',
    example: '[our plans](/contact)',
  },
  {
    mark: /\[[^\][\n]+\](?:\[[^\]\n]*\]|\{[^}\n]*\}|:\s|\/[a-z]|https?:|www\.)/u,
    say: 'has a link that makes none; its address stands in ( ) right behind the [ ]',
    example: '[our plans](/contact)',
  },
  { mark: /\[[^\][\n]*\(\/[^)\n]*\)/u, say: 'has a link whose [ ] is not closed', example: '[our plans](/contact)' },
  {
    hint: /[[¹²³⁴-⁹]/,
    mark: /\[\^[^\]\n]*\]|(?<=[\p{L}\p{N}][.,;:!?»”])[¹²³⁴-⁹]+(?=[\s\u00a0]|$)/mu,
    say: 'has a footnote mark; name a source of the front matter instead',
    example: '<Source id="fdr" />',
  },
  {
    hint: /[*_]/,
    mark: /(?<![\p{L}\p{N}*\\])\*(?=[\p{L}\p{N}«“])|(?<=[\p{L}.,;!?»”])(?<!\\)\*(?!\*)(?=[\s.,;:!?)\u00a0]|$)|(?<![\p{L}\p{N}_\\/])_(?=\p{L})|(?<=\p{L})(?<!\\)_(?![\p{L}\p{N}_])/mu,
    say: 'has a mark of emphasis that makes none; write *words* or **words**, closed, without spaces inside, or \\* to show the sign',
  },
  {
    hint: /==/,
    mark: /(?<!=)==(?=\S)[^=\n]*(?<=\S)==(?!=)/u,
    say: 'has “==” on both sides of words, which shows as it stands; write **words**',
  },
  {
    mark: /^[ \t]*\[[ xX✓✔]?\][ \u00a0](?=\S)/mu,
    say: 'has a box to tick at the head of a line, which shows as it stands; take it out, or write a list of “- [ ]”',
  },
  {
    mark: /^[ \t]*--(?=[ \u00a0]\S)/mu,
    say: 'begins a line with “--”; each item of a list begins with one “-” and a space',
  },
]

function findStrays(node: Text): MarkdownFinding[] {
  const start = node.position?.start
  if (!start) return []
  const raw = blankOutEscapedSigns(node)
  const stray = strays.find(stray => mayMatch(raw, stray) && stray.mark.test(raw))
  const match = stray?.mark.exec(raw)
  return stray && match
    ? [
        {
          line: start.line + raw.slice(0, match.index).split('\n').length - 1,
          message: `${stray.say} (“${truncateToSingleLine(match[0], 50) || truncateToSingleLine(raw.slice(match.index), 20)}”)`,
          ...(stray.example && { example: stray.example }),
        },
      ]
    : []
}

// If the source is longer than the value, it contains escaped signs; which ones is not known, so all signs are ignored.
function blankOutEscapedSigns({ value, position }: Text): string {
  const { start, end } = position ?? {}
  const length = (end?.offset ?? 0) - (start?.offset ?? 0)
  return length === value.length ? value : value.replace(/[*_[\]~]/g, ' ')
}

// “2. Second” directly below text, and “#Heading”, are parsed as part of the paragraph.
function findLostItems(node: Nodes, all: string[]): MarkdownFinding[] {
  const { start, end } = node.position ?? {}
  if (!start || !end) return []
  const lines = all.slice(start.line - 1, end.line)
  return lines.flatMap((text, index) => {
    const line = start.line + index
    if (/^[ \t>]*#(?=[\p{L}])/u.test(text))
      return [{ line, message: 'has “#” that makes no heading; write “## Section” or “### Part”, with a space' }]
    if (index > 0 && /^[ \t>]*(?:[2-9]|1\d)[.)][ \t]+\S/u.test(text) && !/^\s*\d+[.)]/.test(lines[0] ?? ''))
      return [
        {
          line,
          message: `has “${text.trim().slice(0, 3)}” inside a paragraph, where it begins no list; put a blank line before the list, and begin it with 1.`,
        },
      ]
    return []
  })
}

// “**read*”: unbalanced marks give emphasis with a stray asterisk.
function findUnequalMarks(node: Nodes, siblings: Nodes[], index: number): MarkdownFinding[] {
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const isLeft =
    (before?.type === 'text' && /[*_]$/.test(before.value)) || (after?.type === 'text' && /^[*_]/.test(after.value))
  return isLeft
    ? [
        {
          line: node.position?.start.line,
          message: `has more marks of emphasis on one side of “${truncateToSingleLine(toString(node), 30)}” than on the other; write **words** or *words*`,
        },
      ]
    : []
}

// Markdown only reads the first number: 1, 3, 4 is rendered as 1, 2, 3.
function findSkippedNumbers({ children, start }: List, lines: string[]): MarkdownFinding[] {
  const typed = children.map(({ position }) => ({
    line: position?.start.line,
    number: Number(/^[\s>]*(\d+)[.)]/.exec(lines[(position?.start.line ?? 1) - 1] ?? '')?.[1] ?? NaN),
  }))
  if (typed.every(({ number }) => number === typed[0]?.number)) return []
  return typed
    .map((item, index) => ({ ...item, shown: (start ?? 1) + index }))
    .filter(({ number, shown }) => !Number.isNaN(number) && number !== shown)
    .slice(0, 1)
    .map(({ line, number, shown }) => ({
      level: 'notice',
      line,
      message: `has the number ${number} in a list, which shows as ${shown}; is an item missing, or stands one twice?`,
    }))
}

// A numbered list that starts again after a single paragraph was probably meant to continue.
function findRestarts(root: Root): Findings<MarkdownFinding> {
  const findings: MarkdownFinding[] = []
  walkMdast(root, node => {
    if (!('children' in node)) return
    const children: Nodes[] = node.children
    children.forEach((child, index) => {
      const before = children[index - 2]
      const between = children[index - 1]
      if (
        child.type !== 'list' ||
        !child.ordered ||
        before?.type !== 'list' ||
        !before.ordered ||
        between?.type !== 'paragraph'
      )
        return
      if ((child.start ?? 1) === 1 && hasOneItem(before))
        findings.push({
          level: 'notice',
          line: child.position?.start.line,
          message:
            'begins its numbers again at 1; to go on with the list above, indent the paragraph between them by three spaces',
        })
    })
  })
  return findings
}

// True for a list that starts with the number after the last item of an earlier list.
function continuesEarlierList(list: List, parent: Nodes | undefined): boolean {
  const children: Nodes[] = parent && 'children' in parent ? parent.children : []
  return children.slice(0, children.indexOf(list)).some(child => child.type === 'list' && child.ordered)
}

function hasOneItem({ children }: List): boolean {
  return children.length === 1
}

// Markdown pictures are reported by another rule.
function isPicture(root: Root, identifier: string): boolean {
  let found = false
  walkMdast(root, node => {
    if (node.type === 'imageReference' && node.identifier === identifier) found = true
  })
  return found
}
