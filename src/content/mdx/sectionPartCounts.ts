import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { findAllowedAttributes } from '../../shared/mdx/elements'

/** One section of a text: how many of each thing it has. */
export interface SectionPartCounts {
  /** Its heading; none for what stands before the first. */
  title: string
  line: number
  counts: Map<string, number>
}

/** What each section of a text holds: paragraphs, items, rows, links, elements of a kind. */
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
  const name = 'name' in node && node.name ? nameOf(node) : names[node.type]
  if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  if ('children' in node) node.children.forEach(child => count(child, counts))
}

// A source is told by its name; words of the other language stand where they are needed, and terms at their first use.
function nameOf(node: Extract<Nodes, { name: unknown }>): string | undefined {
  if (node.name === 'Foreign' || node.name === 'Term') return undefined
  const told = node.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    const isSame = (node.name === 'Source' && attribute.name === 'id') || isChoice(node.name, attribute.name)
    return isSame ? [` ${attribute.name}="${attribute.value}"`] : []
  })
  return `<${[node.name, ...told].join('')}>`
}

// What is chosen among a few words is chosen for both languages: kind="warning".
function isChoice(element: string | null, name: string): boolean {
  return Boolean(findAllowedAttributes(element ?? '')?.[name]?.values)
}
