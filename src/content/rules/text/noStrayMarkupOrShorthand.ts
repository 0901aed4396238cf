import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import { getTextUnlessMarkdown } from '../../read/visibleText'
import type { VisibleTextFinding, Findings, Rule } from '../rule'

export const noStrayMarkupOrShorthand: Rule = {
  requirement:
    'Markdown and HTML are used only where they have an effect, plain-text fields contain none, and signs are typed as such (±, not “+/-”).',
  level: 'problem',
  checkVisibleText: copy => {
    const typed = getTextUnlessMarkdown(copy)
    return [
      ...(typed === undefined
        ? [...findFirstOfEach(shown, copy.text), findCharacterCodes(copy.source)]
        : findFirstOfEach([...shown, ...marks], typed)),
      findNoteMarks(copy.text),
      findShorthand(copy.text),
    ]
  },
}

interface Mark {
  mark: RegExp
  say: (found: string) => string
}

// Markup that no kind of text interprets.
const shown: Mark[] = [
  {
    mark: /&(?:#\d+|#x[\da-f]+|(?:nbsp|amp|lt|gt|quot|apos|[lr]aquo|[lr][sd]quo|hellip|[mn]dash|copy|reg|trade|euro|deg|bull|shy|[a-z](?:acute|grave|circ|cedil|uml|tilde)|oelig|aelig)|[a-z]{2,8}\d?(?=;));?/iu,
    say: found =>
      `has “${found}”, a code of HTML, which shows as it stands; type the character itself (é, ’, a non-breaking space …)`,
  },
  {
    mark: /\\(?:[nrt"'](?!\p{L})|u[\da-f]{4}|n(?=\p{Lu}|-))/iu,
    say: found => `has “${found}”, which shows as it stands; take it out`,
  },
  {
    mark: /(?<![\p{L}\p{N}]):[a-z][a-z0-9_]*[a-z]:(?![\p{L}\p{N}])/u,
    say: found => `has “${found}”, the code of a little picture, which shows as it stands; take it out`,
  },
  {
    mark: /\\/u,
    say: found => `has a backslash “${found}”, which shows as it stands; take it out, or write “/”`,
  },
]

// Markdown syntax that plain fields show literally.
const marks: Mark[] = [
  {
    mark: /\*\*|(?<![\p{L}\p{N}_])__(?=\p{L})|(?<=\p{L})__(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}*])\*(?=[\p{L}«“])[^*]{1,80}(?<=[\p{L}\p{P}])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_(?=\p{L})[^_]{1,80}_(?![\p{L}\p{N}_])|~~/u,
    say: found =>
      `has the mark “${truncateToSingleLine(found, 24)}”, but this field holds plain words, and shows it as it stands; take the mark out`,
  },
  {
    mark: /\[[^\]]+\][ ]?\((?:\/|#|https?:|mailto:|tel:)[^)]*\)/u,
    say: found =>
      `has the link “${truncateToSingleLine(found, 40)}”, but this field holds plain words; take the link out, or put it where a link belongs (a field named “markdown”, or “to”)`,
  },
  {
    mark: /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/iu,
    say: found => `has “${found}”, but this field holds plain words, and shows it as it stands; take it out`,
  },
  {
    mark: /^#{1,6}(?=\s|\p{L})/u,
    say: found => `begins with “${found}”, the mark of a heading, but this field holds plain words; take it out`,
  },
  { mark: /`/u, say: () => 'has a backtick (`), a mark of code; take it out, or type ’ for an apostrophe' },
  { mark: /\n\s*\n|\n(?=\s*[-*•\d])/u, say: () => 'has several lines, but this field shows one; write one paragraph' },
]

// In MDX character references work, but are hard to read in the source.
function findCharacterCodes(typed: string): VisibleTextFinding | undefined {
  const [code] =
    /&(?:nbsp|[lr]aquo|[lr][sd]quo|hellip|[mn]dash|#\d+|[a-z](?:acute|grave|circ|cedil|uml));/u.exec(typed) ?? []
  return code ? { level: 'notice', message: `has “${code}”, a code of HTML; type the character itself` } : undefined
}

// “The rule is clear [1].” A blank for a number precedes its noun: “[12] months”.
function findNoteMarks(text: string): VisibleTextFinding | undefined {
  const match = /(?<=[\p{L}”»]) ?\[\d{1,2}\](?=[.,;:]|$)|(?<=[.;:”»])\[\d{1,2}\]/u.exec(text)
  return match && !/\b(?:para|par|at|au|aux)\.? ?$/iu.test(text.slice(0, match.index))
    ? {
        index: match.index,
        level: 'notice',
        message: `has “${match[0].trim()}”, which looks like the mark of a note; in a text, name a source of its front matter instead`,
        example: '<Source id="fdr" />',
      }
    : undefined
}

// Keyboard shorthand for words or proper signs: “~10 visits”, “+/- 5 days”, “>= 3”.
function findShorthand(text: string): VisibleTextFinding | undefined {
  const match =
    /(?<![\p{L}\p{N}/.~-])~[ \u00a0]?(?=[$\d])|\+\/[-–](?=[ \u00a0]?\d)|(?<![<>=-])(?:[<>]=|=[<>]|-{1,2}>|=>)(?![<>=])/u.exec(
      text,
    )
  return match
    ? {
        index: match.index,
        level: 'notice',
        message: `has “${match[0].trim()}”, which is read out as it stands; write it in a word (“about”, « environ »), or type its sign (≈, ±, ≥, →)`,
      }
    : undefined
}

function findFirstOfEach(all: Mark[], words: string): Findings<VisibleTextFinding> {
  return all.map(({ mark, say }) => {
    const match = mark.exec(words)
    return match ? { index: match.index, message: say(match[0]) } : undefined
  })
}
