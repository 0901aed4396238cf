import type { Element } from 'hast'
import { findHastElementsByTagName } from '../findHastElementsByTagName'

/** The cells of each row of the table in a figure element; none unless it has exactly one table. */
export function readFigureTable(element: Element): Element[][] {
  if (findHastElementsByTagName(element, 'table').length !== 1) return []
  return findHastElementsByTagName(element, 'tr').map(row => row.children.filter(child => child.type === 'element'))
}
