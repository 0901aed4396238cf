import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { readTextAttributes } from './readTextAttributes'
import { findAllowedAttributes } from '../../shared/mdx/elements'

/** Element counts of one section of a text. */
export interface SectionPartCounts {
  /** Its heading; empty for the part before the first one. */
  title: string
  line: number
  counts: Map<string, number>
}

/** Counts paragraphs, items, rows, links and elements of each section, to compare languages. */
export function countPartsBySection(root: Root): SectionPartCounts[] {
  const sections: SectionPartCounts[] = [{ title: '', line: 1, counts: new Map() }]
  for (const node of root.children) {
    if (node.type === 'heading')
      sections.push({ title: toString(node), line: node.position?.start.line ?? 1, counts: new Map() })
    const { counts } = sections.at(-1) ?? { counts: new Map<string, number>() }
    if (node.type !== 'heading') count(node, counts)
  }
  return sections
}

const names: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'paragraphs',
  listItem: 'list items',
  table: 'tables',
  tableRow: 'table rows',
  tableCell: 'table cells',
  blockquote: 'quotations',
  link: 'links',
}

function count(node: Nodes, counts: Map<string, number>): void {
  const name = 'name' in node && node.name ? getElementName(node) : names[node.type]
  if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  if ('children' in node) node.children.forEach(child => count(child, counts))
}

// A source counts by its id. <Foreign> and <Term> are not compared: each language needs them in other places.
function getElementName(node: Extract<Nodes, { name: unknown }>): string | undefined {
  if (node.name === 'Foreign' || node.name === 'Term') return undefined
  const told = readTextAttributes(node)
    .filter(([name]) => (node.name === 'Source' && name === 'id') || isChoice(node.name, name))
    .map(([name, value]) => ` ${name}="${value}"`)
  return `<${[node.name, ...told].join('')}>`
}

// Attributes with a fixed set of values must be the same in both languages: kind="warning".
function isChoice(element: string | null, name: string): boolean {
  return Boolean(findAllowedAttributes(element ?? '')?.[name]?.values)
}
