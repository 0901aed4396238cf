import { excerptOf } from '../../../../lib/excerpt'
import type { CopyFinding, Rule } from '../rule'

export const pairs: Rule = {
  holds: 'What is opened in a run of words is closed in it: brackets and quotation marks.',
  level: 'notice',
  checkCopy: ({ text, file }) => (file.startsWith('locales/') ? [] : opened.flatMap(pair => unclosed(text, pair))),
}

// A letter or a number with one bracket begins an item, or names a paragraph of an act: it is closed and was not opened.
const opened = [
  { open: '(', close: ')' },
  { open: '«', close: '»' },
  { open: '“', close: '”' },
]

function unclosed(text: string, { open, close }: (typeof opened)[number]): CopyFinding[] {
  const places: number[] = []
  for (let index = 0; index < text.length; index++) {
    if (text[index] === open) places.push(index)
    else if (text[index] === close) places.pop()
  }
  const [place] = places
  // A quotation of several paragraphs is opened in each, and closed in the last.
  return place === undefined || (place === 0 && open !== '(')
    ? []
    : [
        {
          index: place,
          message: `opens ${open} and does not close it (near “${excerptOf(text.slice(place), 28)}”); put ${close} where it ends`,
        },
      ]
}
