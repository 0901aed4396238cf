import {
  getRenderTreeText,
  isRenderTreeElementOfType,
  type RenderTree,
  type RenderTreeElement,
  type RenderTreeNode,
} from '../../../shared/mdx/renderTree'
import { buildFold, type NameFold } from '../mdx/buildFold'

/** From how many rows on a table is folded, as fewer would not be worth a press, and how many stay above the fold. */
const rowsOfLongTable = 7
const shownRows = 4

/**
 * Splits each long table that phones stack after its first rows, and folds the others there to one line with their
 * number and their first cells. Both parts have columns of the same widths (`aligned`), so that they are one table on
 * wider screens.
 */
export function foldLongTables({ children }: RenderTree, label: string, nameFold: NameFold): RenderTree {
  return {
    children: children.flatMap((node): RenderTreeNode[] => {
      if (isRenderTreeElementOfType(node, 'Comparison'))
        return [{ ...node, ...foldLongTables({ children: node.children ?? [] }, label, nameFold) }]
      return isRenderTreeElementOfType(node, 'table') ? foldIfLong(node, label, nameFold) : [node]
    }),
  }
}

function foldIfLong(table: RenderTreeElement, label: string, nameFold: NameFold): RenderTreeElement[] {
  const rows = findAll(table, 'tr').filter(row => findAll(row, 'td').length)
  const classes = String(table.props?.className ?? '')
  if (rows.length < rowsOfLongTable || /narrow|keyed/.test(classes)) return [table]
  const pick = (from: number, to?: number): RenderTreeElement => ({
    ...table,
    props: { ...table.props, className: `${classes.replace('aligned', '')} aligned`.trim() },
    children: table.children?.map(part =>
      isRenderTreeElementOfType(part, 'tbody') ? { ...part, children: rows.slice(from, to) } : part,
    ),
  })
  const words = `${label} (${rows.length - shownRows})`
  const name = nameFold(getRenderTreeText(findAll(table, 'th').slice(0, 1)), words)
  const contents = rows.slice(shownRows).map(row => getRenderTreeText(row.children?.slice(0, 1) ?? []))
  return [pick(0, shownRows), buildFold(pick(shownRows), name, words, contents)]
}

function findAll(node: RenderTreeElement, type: string): RenderTreeElement[] {
  return (node.children ?? []).flatMap(child =>
    typeof child === 'string' ? [] : child.type === type ? [child] : findAll(child, type),
  )
}
