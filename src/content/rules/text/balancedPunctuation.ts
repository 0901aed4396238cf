import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import type { VisibleTextFinding, Findings, Rule } from '../rule'

export const balancedPunctuation: Rule = {
  requirement: 'Every opening bracket or quotation mark is closed in the same passage.',
  level: 'notice',
  checkVisibleText: ({ text, file }) =>
    file.startsWith('locales/')
      ? []
      : [...opened.map(pair => findUnclosed(text, pair)), findUnopened(text), ...findClosedTwice(text)],
}

// Closing brackets need no opening one after a list label or a paragraph of an act: a).
const opened = [
  { open: '(', close: ')' },
  { open: '[', close: ']' },
  { open: '«', close: '»' },
  { open: '“', close: '”' },
]

function findUnclosed(text: string, { open, close }: (typeof opened)[number]): VisibleTextFinding | undefined {
  if (!text.includes(open)) return undefined
  const places: number[] = []
  for (let index = 0; index < text.length; index++) {
    if (text[index] === open) places.push(index)
    else if (text[index] === close) places.pop()
  }
  const [place] = places
  // In a quotation of several paragraphs each one is opened, and only the last one is closed.
  return place === undefined || (place === 0 && !'(['.includes(open))
    ? undefined
    : {
        index: place,
        message: `opens ${open} and does not close it (near “${truncateToSingleLine(text.slice(place), 28)}”); put ${close} where it ends`,
      }
}

// List labels and paragraphs of acts: a), (iii), 12), 3 h).
const item = /(?:^|[\s\u00a0\u202f(),;/–-])(?:\p{L}|\d{1,3}(?:\.\d+)*|[ivxlc]{1,6}|\p{L}\.\d+|bis|ter)$/iu

// Brackets may contain paragraph labels, « (par. 1.1 b) iii)) »: reports only a bracket that exceeds the number of
// opened ones.
function findUnopened(text: string): VisibleTextFinding | undefined {
  const closing = [...text.matchAll(/\)/gu)].map(({ index }) => index)
  // Skips emoticons.
  const bare = closing.filter(index => !item.test(text.slice(0, index)) && !/[:;=]['’-]?$/u.test(text.slice(0, index)))
  const countOpenBrackets = (index: number) => text.slice(0, index + 1).split('(').length - 1
  const index = bare.find((place, before) => before + 1 > countOpenBrackets(place))
  return index === undefined
    ? undefined
    : {
        index,
        message: `closes ) and did not open it (near “${truncateToSingleLine(text.slice(Math.max(0, index - 24), index + 1), 28)}”); take it out, or put ( where it begins`,
      }
}

// One unopened closing mark may end a quotation from an earlier paragraph; two may not.
function findClosedTwice(text: string): Findings<VisibleTextFinding> {
  return opened
    .filter(({ open }) => !'(['.includes(open))
    .map(({ open, close }) => {
      const count = (mark: string) => text.split(mark).length - 1
      const index = text.lastIndexOf(close)
      return count(open) && count(close) > count(open)
        ? {
            index,
            message: `closes ${close} once more than it opens ${open} (near “${truncateToSingleLine(text.slice(Math.max(0, index - 24), index + 1), 28)}”); take one out`,
          }
        : undefined
    })
}
