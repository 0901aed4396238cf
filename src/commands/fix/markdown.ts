import type { Nodes, Parents } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Language } from '../../config/languages'
import { readAttributes } from '../../content/mdx/textBlocks'
import { parseMdx } from '../../content/mdx/parse'
import { collectTypographyEdits, type TextEdit } from '../../content/language/typography'
import { shiftEdits } from './sourceEdit'
import { collectPlainTextEdits, maskPlaceholders } from './plainText'

/** A run of text inside a block, with its offsets and its depth in bold, links and elements. */
interface Piece {
  start: number
  end: number
  depth: number
}

const blocks = new Set(['paragraph', 'heading', 'tableCell'])
const readAttributePattern = new RegExp(String.raw`\b(${readAttributes.join('|')})=(["'])(.*?)\2`, 'gs')

/**
 * Typography edits of a Markdown text. A block is checked as a whole, the way it is read, but only its text and the
 * readable attributes of elements are changed: not URLs, code, element names and text in the other language. Empty if
 * the text does not parse.
 */
export function collectMarkdownTypographyEdits(text: string, language: Language): TextEdit[] {
  const covered = maskPlaceholders(text)
  try {
    return collectEdits(parseMdx(covered), covered, language).sort((one, other) => one.start - other.start)
  } catch {
    return []
  }
}

function collectEdits(node: Nodes, text: string, language: Language): TextEdit[] {
  const own = blocks.has(node.type) ? blockEdits(collectTextPieces(node, 0), text, language) : []
  const attributes = isElement(node) ? attributeEdits(node, text, language) : []
  const inner = 'children' in node && !isForeign(node) ? node.children : []
  return [...own, ...attributes, ...inner.flatMap(child => collectEdits(child, text, language))]
}

function collectTextPieces(node: Nodes, depth: number): Piece[] {
  const { start, end } = node.position ?? {}
  if (node.type === 'text') return [{ start: start?.offset ?? 0, end: end?.offset ?? 0, depth }]
  if (!('children' in node) || isForeign(node) || showsItsAddress(node)) return []
  return node.children.flatMap(child => collectTextPieces(child, depth + 1))
}

function blockEdits(pieces: Piece[], text: string, language: Language): TextEdit[] {
  const words = pieces.map(({ start, end }) => text.slice(start, end)).join('')
  return collectTypographyEdits(words, language).flatMap(edit => {
    const piece = findEditedPiece(edit, pieces)
    return piece ? shiftEdits([edit], piece.shift) : []
  })
}

// An insertion between two runs goes outside of bold and links: a space inside the markers would break them.
function findEditedPiece({ start, end }: TextEdit, pieces: Piece[]): { shift: number } | undefined {
  let before = 0
  const placed = pieces.map(piece => {
    const from = before
    before += piece.end - piece.start
    return { from, to: before, depth: piece.depth, shift: piece.start - from }
  })
  return placed
    .filter(({ from, to }) => from <= start && end <= to)
    .sort((one, other) => one.depth - other.depth)
    .at(0)
}

function attributeEdits(node: MdxJsxFlowElement | MdxJsxTextElement, text: string, language: Language): TextEdit[] {
  const start = node.position?.start.offset ?? 0
  const end = node.children[0]?.position?.start.offset ?? node.position?.end.offset
  return [...text.slice(start, end).matchAll(readAttributePattern)].flatMap(({ index, 0: whole, 3: value = '' }) => {
    const shift = start + index + whole.length - value.length - 1
    return shiftEdits(collectPlainTextEdits(value, language), shift)
  })
}

function isElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function isForeign(node: Parents): boolean {
  return isElement(node) && node.name === 'Foreign'
}

// A bare URL becomes a link with the URL as its text.
function showsItsAddress(node: Parents): boolean {
  return node.type === 'link' && node.children.some(child => child.type === 'text' && node.url.endsWith(child.value))
}
