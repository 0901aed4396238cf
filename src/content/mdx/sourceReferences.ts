import type { RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Language } from '../../config/languages'

/**
 * Keeps a source number on the line of its statement. In French, moves the punctuation mark before it behind it, unless
 * it is the point of an abbreviation.
 */
export function attachSourceToStatement(siblings: RootContent[], index: number, language: Language): void {
  const before = siblings[index - 1]
  if (before?.type !== 'text') return
  before.value = before.value.replace(/\s+$/, '\u00A0')
  const next = siblings.findIndex((node, place) => place > index && !isSourceOrSpace(node))
  const end = next < 0 ? siblings.length : next
  const following = siblings.slice(end).map(getText).join('').trimStart()
  const [, mark] = (language === 'fr' && /(?<!(?<!\p{L})(?:inc|ltée|etc|art))([.,;])\u00A0$/u.exec(before.value)) || []
  // The period of an abbreviation in mid-sentence is not final punctuation.
  if (!mark || (mark === '.' && /^\p{Ll}/u.test(following))) return
  before.value = `${before.value.slice(0, -2)}\u00A0`
  const after = siblings[end]
  const space = siblings[end - 1]
  if (after?.type === 'text') after.value = mark + after.value
  else if (space?.type === 'text') space.value = mark + space.value
  else siblings.splice(end, 0, { type: 'text', value: mark })
}

const getText = (node: RootContent) => (node.type === 'text' || node.type === 'element' ? toString(node) : '')
const isSourceOrSpace = (node: RootContent) =>
  node.type === 'element' ? node.tagName === 'Source' : node.type === 'text' && !node.value.trim()
