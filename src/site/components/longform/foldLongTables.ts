import {
  getRenderTreeText,
  isRenderTreeElementOfType,
  type RenderTree,
  type RenderTreeElement,
} from '../../../shared/mdx/renderTree'
import { buildFold, type NameFold } from './buildFold'

/** From how many rows on a table is folded: two screens of a phone, looked up rather than read. */
const rowsOfLongTable = 9

/**
 * Folds tables that are stacked on phones and have many rows to one line with the number of rows.
 */
export function foldLongTables({ children }: RenderTree, label: string, nameFold: NameFold): RenderTree {
  return {
    children: children.map(node =>
      isRenderTreeElementOfType(node, 'table') ? foldIfLong(node, label, nameFold) : node,
    ),
  }
}

function foldIfLong(table: RenderTreeElement, label: string, nameFold: NameFold): RenderTreeElement {
  const { length } = findAll(table, 'tr').filter(row => findAll(row, 'td').length)
  const isNarrow = String(table.props?.className).includes('narrow')
  if (length < rowsOfLongTable || isNarrow) return table
  const words = `${label} (${length})`
  return buildFold(table, nameFold(getRenderTreeText(findAll(table, 'th').slice(0, 1)), words), words)
}

function findAll(node: RenderTreeElement, type: string): RenderTreeElement[] {
  return (node.children ?? []).flatMap(child =>
    typeof child === 'string' ? [] : child.type === type ? [child] : findAll(child, type),
  )
}
