import { parsePlaceholders } from '../../../shared/placeholderSyntax'
import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { findAllowedAttributes } from '../../../shared/mdx/elements'
import { defaultLanguage } from '../../../config/languages'
import type { MarkdownText } from '../../read/markdownTexts'
import type { CheckInput } from '../../read/checkInput'
import type { Finding, Rule } from '../rule'

/** Neither language is poorer than the other: section by section, both have the same parts. */
export const sameElementCountsPerSection: Rule = {
  requirement:
    'Section by section, both languages have as many paragraphs, list items, rows, columns, elements of a kind, sources and links.',
  level: 'problem',
  check: ({ markdownTexts }: CheckInput) =>
    markdownTexts
      .filter(({ language, compiled }) => language === defaultLanguage && compiled.readable)
      .flatMap(first => {
        const second = markdownTexts.find(other => isTwin(first, other))
        return second?.compiled.readable ? differences(first, second) : []
      }),
}

function isTwin(first: MarkdownText, other: MarkdownText): boolean {
  return first.field
    ? other.file === first.file && other.field === first.field.replace(/en$/, 'fr')
    : other.file !== first.file && other.file === first.file.replace(/en\.mdx$/, 'fr.mdx')
}

/** One section of a text: how many of each thing it has. */
interface Section {
  title: string
  line: number
  counts: Map<string, number>
}

function differences(first: MarkdownText, second: MarkdownText): Finding[] {
  const [english, french] = [sectionsOf(first), sectionsOf(second)]
  // Sections that one side lacks are said of by their own rule; beside them nothing else can be compared.
  if (english.length !== french.length) return []
  return english.flatMap((section, index) => {
    const other = french[index]
    if (!other) return []
    const names = [...new Set([...section.counts.keys(), ...other.counts.keys()])]
    const lacking = names.flatMap(name => {
      const [here, there] = [section.counts.get(name) ?? 0, other.counts.get(name) ?? 0]
      return here === there ? [] : [{ name, here, there }]
    })
    if (!lacking.length) return []
    const said = lacking.map(({ name, here, there }) => `${name}: ${here} in English, ${there} in French`).join('; ')
    const poorer = lacking.some(({ here, there }) => there < here) ? second : first
    const place = poorer === second ? other : section
    return [
      {
        file: poorer.file,
        ...(poorer.field ? { field: poorer.field } : { line: place.line + poorer.linesBefore }),
        message: `does not have the same parts in both languages${place.title ? ` under “${place.title}”` : ''} (${said}); both say the same, in the same order`,
      },
    ]
  })
}

function sectionsOf({ compiled: { mdast }, source }: MarkdownText): Section[] {
  const sections: Section[] = [{ title: '', line: 1, counts: new Map() }]
  for (const node of mdast.children) {
    if (node.type === 'heading')
      sections.push({ title: toString(node), line: node.position?.start.line ?? 1, counts: new Map() })
    const { counts } = sections.at(-1) ?? { counts: new Map<string, number>() }
    if (node.type !== 'heading') count(node, counts)
  }
  const lines = source.split('\n')
  sections.forEach(({ line, counts }, index) => {
    const own = lines.slice(line - 1, (sections[index + 1]?.line ?? lines.length + 1) - 1).join('\n')
    // However often one language repeats it.
    for (const { name } of parsePlaceholders(own)) counts.set(`{{${name}}}`, 1)
  })
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
