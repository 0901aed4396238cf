import type { Element, Nodes, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { languages, type Language } from '../../config/languages'

/** One run of words that a reader reads as a whole: a paragraph, a cell, the alternative text of a picture. */
export interface Block {
  text: string
  /** Where it stands, as a writer types it: `p`, `li`, `Figure alt`. */
  element: string
  /** The line of the letter at an index of the text; lines are those of the whole text, the first is 1. */
  lineAt: (index: number) => number | undefined
  /** The first and the last line, as typed. */
  lines?: [first: number, last: number]
  /** The language of the words, when it is another than that of the text. */
  language?: Language
}

const readElements = new Set(['p', 'li', 'td', 'th', 'h2', 'h3', 'h4'])
const readAttributes = ['title', 'caption', 'label', 'alt']

/** Every run of words of a text, from its tree before the positions are taken out of it. */
export function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = []
  visit(tree, 'element', (element: Element) => {
    const { position, properties, tagName } = element
    const lines: Block['lines'] = position && [position.start.line, position.end.line]
    if (readElements.has(tagName)) blocks.push({ ...wordsOf(ownParts(element)), element: tagName, lines })
    const language = tagName === 'Foreign' && languages.find(name => name === properties.lang)
    if (language) blocks.push({ ...wordsOf(element.children), element: tagName, lines, language })
    for (const name of readAttributes) {
      const value = properties[name]
      if (typeof value === 'string')
        blocks.push({ text: value, element: `${tagName} ${name}`, lines, lineAt: () => lines?.[0] })
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

function wordsOf(nodes: Nodes[]): Pick<Block, 'text' | 'lineAt'> {
  const runs: { start: number; words: string; line?: number }[] = []
  let length = 0
  for (const node of nodes) {
    visit(node, 'text', ({ value, position }) => {
      runs.push({ start: length, words: value, line: position?.start.line })
      length += value.length
    })
  }
  return {
    text: runs.map(({ words }) => words).join(''),
    lineAt: index => {
      const run = runs.findLast(({ start }) => start <= index)
      return run?.line && run.line + run.words.slice(0, index - run.start).split('\n').length - 1
    },
  }
}
