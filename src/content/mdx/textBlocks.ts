import type { Element, Nodes, Root } from 'hast'
import { languages, type Language } from '../../config/languages'
import { walkHast } from './walk'

/** A run of text that is read as a whole: a paragraph, a cell, an alternative text. */
export interface TextBlock {
  text: string
  /** Where it is: `p`, `li`, `Figure alt`. */
  element: string
  /** The index at which each of its lines starts; line numbers are 1-based and refer to the whole text. */
  starts: { index: number; line: number }[]
  /** First and last line in the source. */
  lines?: [first: number, last: number]
  /** Language of the text, if not that of the document. */
  language?: Language
}

const readElements = new Set(['p', 'li', 'td', 'th', 'h2', 'h3', 'h4'])
/** The attributes of elements that visitors read. */
export const readAttributes = ['title', 'caption', 'label', 'alt', 'figure', 'milestones']

/** Extracts every run of text from a tree that still has positions. */
export function extractTextBlocks(tree: Root): TextBlock[] {
  const blocks: TextBlock[] = []
  walkHast(tree, element => {
    if (element.type !== 'element') return
    const { position, properties, tagName } = element
    const lines: TextBlock['lines'] = position && [position.start.line, position.end.line]
    if (readElements.has(tagName)) blocks.push({ ...joinText(listOwnParts(element)), element: tagName, lines })
    const language = tagName === 'Foreign' && languages.find(name => name === properties.lang)
    if (language) blocks.push({ ...joinText(element.children), element: tagName, lines, language })
    for (const name of readAttributes) {
      const value = properties[name]
      if (typeof value !== 'string') continue
      // Each milestone is a name.
      for (const text of name === 'milestones' ? value.split(/;\s*/) : [value])
        blocks.push({
          text,
          element: `${tagName} ${name}`,
          lines,
          starts: lines ? [{ index: 0, line: lines[0] }] : [],
        })
    }
  })
  return blocks.filter(({ text }) => text.trim())
}

// A list item with paragraphs or lists is covered by these, and <Foreign> is a block of its own language.
function listOwnParts(element: Element): Nodes[] {
  return element.children.filter(
    child =>
      !(child.type === 'element' && (readElements.has(child.tagName) || /^([uo]l|Foreign)$/.test(child.tagName))),
  )
}

/** The line of the character at an index of a block. */
export function findLineNumberInBlock({ starts }: TextBlock, index: number): number | undefined {
  return starts.findLast(start => start.index <= index)?.line
}

function joinText(nodes: Nodes[]): Pick<TextBlock, 'text' | 'starts'> {
  const runs: string[] = []
  const starts: TextBlock['starts'] = []
  let length = 0
  for (const node of nodes) {
    walkHast(node, found => {
      if (found.type !== 'text') return
      const { value, position } = found
      // A removed <Foreign> would leave a space before punctuation: « le nom de <Foreign>…</Foreign>; ».
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
