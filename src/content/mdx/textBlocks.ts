import type { Element, Nodes, Root } from 'hast'
import { languages, type Language } from '../../config/languages'
import { walkHast } from './walk'

/** One run of words that a reader reads as a whole: a paragraph, a cell, the alternative text of a picture. */
export interface TextBlock {
  text: string
  /** Where it stands, as a writer types it: `p`, `li`, `Figure alt`. */
  element: string
  /** Where each line of it begins; lines are those of the whole text, the first is 1. */
  starts: { index: number; line: number }[]
  /** The first and the last line, as typed. */
  lines?: [first: number, last: number]
  /** The language of the words, when it is another than that of the text. */
  language?: Language
}

const readElements = new Set(['p', 'li', 'td', 'th', 'h2', 'h3', 'h4'])
const readAttributes = ['title', 'caption', 'label', 'alt']

/** Every run of words of a text, from its tree before the positions are taken out of it. */
export function extractTextBlocks(tree: Root): TextBlock[] {
  const blocks: TextBlock[] = []
  walkHast(tree, element => {
    if (element.type !== 'element') return
    const { position, properties, tagName } = element
    const lines: TextBlock['lines'] = position && [position.start.line, position.end.line]
    if (readElements.has(tagName)) blocks.push({ ...wordsOf(ownParts(element)), element: tagName, lines })
    const language = tagName === 'Foreign' && languages.find(name => name === properties.lang)
    if (language) blocks.push({ ...wordsOf(element.children), element: tagName, lines, language })
    for (const name of readAttributes) {
      const value = properties[name]
      if (typeof value === 'string')
        blocks.push({
          text: value,
          element: `${tagName} ${name}`,
          lines,
          starts: lines ? [{ index: 0, line: lines[0] }] : [],
        })
    }
  })
  return blocks.filter(({ text }) => text.trim())
}

// A list item that holds paragraphs or lists is read through them, and words of the other language as that language.
function ownParts(element: Element): Nodes[] {
  return element.children.filter(
    child =>
      !(child.type === 'element' && (readElements.has(child.tagName) || /^([uo]l|Foreign)$/.test(child.tagName))),
  )
}

/** The line of the letter at an index of a block. */
export function findLineNumberInBlock({ starts }: TextBlock, index: number): number | undefined {
  return starts.findLast(start => start.index <= index)?.line
}

function wordsOf(nodes: Nodes[]): Pick<TextBlock, 'text' | 'starts'> {
  const runs: string[] = []
  const starts: TextBlock['starts'] = []
  let length = 0
  for (const node of nodes) {
    walkHast(node, found => {
      if (found.type !== 'text') return
      const { value, position } = found
      // Words of the other language were taken out here: « le nom de <Foreign>…</Foreign>; » has no space before its mark.
      const before = runs.at(-1)
      if (before?.endsWith(' ') && /^[;:!?,.)»\u00a0]/.test(value)) {
        runs[runs.length - 1] = before.slice(0, -1)
        length -= 1
      }
      runs.push(value)
      const first = position?.start.line
      if (first) {
        starts.push({ index: length, line: first })
        for (const { index } of value.matchAll(/\n/g)) {
          starts.push({ index: length + index + 1, line: (starts.at(-1)?.line ?? first) + 1 })
        }
      }
      length += value.length
    })
  }
  return { text: runs.join(''), starts }
}
