import {
  getRenderTreeText,
  isRenderTreeElementOfType,
  type RenderTree,
  type RenderTreeElement,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'
import type { NameFold } from '../mdx/buildFold'

/**
 * Lets phones fold each row of a `keyed` table to its name and its key (keyedTableStyles). Everything stays in the cell
 * that it belongs to, so that it is a table for every reader: the first cell has the switch of the row, and what is
 * folded is a <details> in its own cell, which find in page opens.
 */
export function foldTableRows({ children }: RenderTree, nameFold: NameFold): RenderTree {
  const isKeyed = (node: RenderTreeNode) =>
    isRenderTreeElementOfType(node, 'table') && String(node.props?.className).split(' ').includes('keyed')
  return { children: children.map(node => (isKeyed(node) ? foldRows(node, nameFold) : node)) }
}

function foldRows(node: RenderTreeNode, nameFold: NameFold): RenderTreeNode {
  if (typeof node === 'string' || node.type === 'thead') return node
  if (node.type !== 'tr') return { ...node, children: node.children?.map(child => foldRows(child, nameFold)) }
  const [name, ...cells] = (node.children ?? []).filter(cell => typeof cell !== 'string')
  if (!name) return node
  const fold = buildDetails('row-fold', nameFold(getRenderTreeText([name])))
  return { ...node, children: [{ ...name, children: [...(name.children ?? []), fold] }, ...cells.map(foldCell)] }
}

function foldCell(cell: RenderTreeElement): RenderTreeElement {
  const { children = [], props } = cell
  // Of a key, the words in bold are always shown.
  const shown = props?.className === 'key' ? 1 : 0
  const rest = children.slice(shown)
  if (!rest.length) return cell
  return {
    ...cell,
    children: [...children.slice(0, shown), buildDetails('rest', String(props?.['data-column']), rest)],
  }
}

function buildDetails(className: string, name: string, children: RenderTreeNode[] = []): RenderTreeElement {
  const summary = { type: 'summary', props: { className: 'sign', 'aria-label': name } }
  return { type: 'details', props: { className }, children: [summary, ...children] }
}
