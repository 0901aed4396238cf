import type { Element, Root as HastRoot, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { State } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '../../config/languages'
import { localizePath } from '../../shared/paths'
import { slugify } from '../language/slugs'
import { extractTextBlocks, type TextBlock } from './textBlocks'
import { checkMdx, type MdxProblem } from './check'
import { findElementsByTagName } from './findElementsByTagName'
import { buildFigureProps } from './figures'
import { findAllowedAttributes } from '../../shared/mdx/elements'
import { explainMdxError } from './explainMdxError'

/** A heading with its address on the page; depth 2 or 3. */
export interface MdxHeading {
  id: string
  text: string
  depth: number
  /** The address that its words alone would give, when another was kept. */
  slug?: string
  /** Other addresses that lead to it: that of the same heading in the other language. */
  aliasIds?: string[]
}

/** An address in a text, with the words that lead to it. */
interface MdxLink {
  to: string
  linkText: string
  line?: number
}

/** A text as data: its tree, and what the tree holds that others must know of. */
export interface CompiledMdx {
  /** The text that all the rest is made of. */
  source: string
  /** The text as a hast tree, without positions: what a page renders. */
  hast: HastRoot
  headings: MdxHeading[]
  /** Number of words that a reader reads, without the tables of drawn figures. */
  wordCount: number
  /** Addresses as written, but for those that lead out by https, mailto or tel: inside the site they are neutral and bare. */
  internalLinks: Omit<MdxLink, 'linkText'>[]
  /** Every address as written, wherever it leads. */
  allLinks: MdxLink[]
  /** Pictures named by <Figure>, as written. */
  pictures: { src: string; line?: number }[]
  /** Names of sources given by <Source>. */
  sources: { id: string; line?: number }[]
  /** Runs of words with their lines, as readers see them. */
  blocks: TextBlock[]
  /** The text as a mdast tree with positions: what rules of Markdown look at. */
  mdast: Root
  problems: MdxProblem[]
  /** False when the text could not be read: then nothing but its problem says anything of it. */
  readable: boolean
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
const toHast = unified().use(remarkRehype, { handlers: { mdxJsxFlowElement: elementOf, mdxJsxTextElement: elementOf } })

/** The tree of a Markdown or MDX text as it is written, facts covered; throws what the parser says of a text that cannot be read. */
export function parseMdx(text: string): Root {
  return parser.parse(text)
}

const compiledTexts = new Map<string, CompiledMdx>()

/**
 * A Markdown or MDX text, facts already filled in, as data in a language. A text that cannot be read has an empty tree and
 * a problem. The check and the build ask for the same texts: each is compiled once.
 */
export function compileMdx(text: string, language: Language): CompiledMdx {
  const key = `${language}\n${text}`
  const compiled = compiledTexts.get(key) ?? compileAnew(text, language)
  compiledTexts.set(key, compiled)
  return compiled
}

/** Lets go of all compiled texts, which hold much memory where there are many. */
export function clearCompileCache(): void {
  compiledTexts.clear()
}

function compileAnew(text: string, language: Language): CompiledMdx {
  const compiled: CompiledMdx = {
    source: text,
    hast: { type: 'root', children: [] },
    mdast: { type: 'root', children: [] },
    blocks: [],
    headings: [],
    wordCount: 0,
    internalLinks: [],
    allLinks: [],
    pictures: [],
    sources: [],
    problems: [],
    readable: true,
  }
  try {
    compiled.mdast = parseMdx(text)
    visit(compiled.mdast, 'link', link => void (link.url = dialled(link.url)))
    compiled.problems = checkMdx(compiled.mdast, text)
    compiled.hast = toHast.runSync(compiled.mdast)
    removeFootnotes(compiled.hast)
    compiled.blocks = extractTextBlocks(compiled.hast)
  } catch (error) {
    compiled.problems = [explainMdxError(error, text)]
    compiled.readable = false
  }
  visit(compiled.hast, 'element', (element, index, parent) => {
    if (element.tagName === 'Source') joinToStatement(parent?.children[(index ?? 0) - 1])
    gather(element, compiled, language)
  })
  compiled.wordCount += countWords(toString(compiled.hast))
  visit(compiled.hast, node => void delete node.position)
  return compiled
}

// A rule refuses them where they are typed; the links and the heading that are made of them nobody typed.
function removeFootnotes(hast: HastRoot): void {
  visit(hast, 'element', ({ tagName, properties, children }, index, parent) => {
    const [child] = children
    const isMark = tagName === 'sup' && child?.type === 'element' && 'dataFootnoteRef' in child.properties
    if (!parent || index === undefined || !(isMark || 'dataFootnotes' in properties)) return undefined
    parent.children.splice(index, 1)
    return index
  })
}

/** The number of words in a text: runs of letters and digits, apostrophes and hyphens inside included. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

function elementOf(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
  const properties = node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value] as const]
      : [],
  )
  const element: Element = {
    type: 'element',
    tagName: node.name ?? '',
    properties: Object.fromEntries(properties),
    children: state.all(node),
  }
  state.patch(node, element)
  return element
}

// The number of a source stays on the line of what it supports.
function joinToStatement(before?: RootContent): void {
  if (before?.type === 'text') before.value = before.value.replace(/\s+$/, '\u00A0')
}

function gather(element: Element, compiled: CompiledMdx, language: Language): void {
  const line = element.position?.start.line
  const text = (name: string) => String(element.properties[name] ?? '')
  if (/^h[23]$/.test(element.tagName)) compiled.headings.push(addressed(element, compiled.headings))
  if (element.tagName === 'table') nameColumns(element)
  const figure = buildFigureProps(element, language)
  if (figure) {
    element.properties.drawn = JSON.stringify(figure.props ?? {})
    // Who looks at a drawing does not read its table.
    for (const table of findElementsByTagName(element, 'table')) compiled.wordCount -= countWords(toString(table))
    compiled.problems.push(...figure.problems.map(message => ({ line, message })))
  }
  if (element.tagName === 'Source') compiled.sources.push({ id: text('id'), line })
  if (element.tagName === 'Figure') compiled.pictures.push({ src: text('src'), line })
  const address = element.tagName === 'a' ? 'href' : findAllowedAttributes(element.tagName)?.to?.link ? 'to' : undefined
  if (!address || !(address in element.properties)) return
  const link: MdxLink = { to: text(address), linkText: toString(element) || text('label') || text('title'), line }
  compiled.allLinks.push(link)
  if (!/^(https|mailto|tel):/.test(link.to)) {
    compiled.internalLinks.push({ to: link.to, line })
    if (text(address).startsWith('/')) element.properties[address] = localizePath(text(address), language)
  }
}

// On a phone a cell stands alone: it says which column it belongs to.
function nameColumns(table: Element): void {
  const headings = findElementsByTagName(table, 'th').map(heading => toString(heading))
  for (const row of findElementsByTagName(table, 'tr')) {
    findElementsByTagName(row, 'td').forEach((cell, index) => {
      if (index > 0) cell.properties.dataColumn = headings[index]
    })
  }
}

function addressed(element: Element, earlier: MdxHeading[]): MdxHeading {
  const text = toString(element)
  const slug = slugify(text)
  const taken = new Set(earlier.map(({ id }) => id))
  let id = slug
  for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`
  element.properties.id = id
  // Its words alone, for the link to it.
  element.properties.dataWords = text
  return { id, text, depth: Number(element.tagName.slice(1)) }
}

// A number of the practice is filled in as people read it: tel:{{practice.phone}}.
function dialled(address: string): string {
  const [, area, first, last] = /^tel:(\d{3})(?:\u00a0|%C2%A0)(\d{3})-(\d{4})$/.exec(address) ?? []
  return area ? `tel:+1${area}${first}${last}` : address
}
