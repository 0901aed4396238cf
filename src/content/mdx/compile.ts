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
import { findHastElementsByTagName } from './findHastElementsByTagName'
import { buildFigureProps } from './figures'
import { findAllowedAttributes } from '../../shared/mdx/elements'
import { explainMdxError } from './explainMdxError'
import { collectMarkedTerms, type MarkedTerm } from './markedTerms'
import { countPartsBySection, type SectionPartCounts } from './sectionPartCounts'
import { walkHast, walkMdast } from './walk'

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
  /** Number of words that a reader reads, without the tables of drawn figures and without calls. */
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
  /** Every `Term` within a sentence: its words, and what its attributes say. */
  terms: MarkedTerm[]
  /** How many of each thing each section holds, from the first heading on, and what stands before it. */
  sections: SectionPartCounts[]
  problems: MdxProblem[]
  /** False when the text could not be read: then nothing but its problem says anything of it. */
  readable: boolean
  /**
   * The text as a mdast tree with positions: what rules of Markdown look at. It is two fifths of all that is known of a text:
   * the trees of the last texts are at hand, and others are parsed again.
   */
  readonly mdast: Root
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
const toHast = unified().use(remarkRehype, { handlers: { mdxJsxFlowElement: elementOf, mdxJsxTextElement: elementOf } })

/** The tree of a Markdown or MDX text as it is written, facts covered; throws what the parser says of a text that cannot be read. */
export function parseMdx(text: string): Root {
  return parser.parse(text)
}

/** What is kept of a compiled text: all but the tree that can be parsed again. */
export type CompiledMdxWithoutMdast = Omit<CompiledMdx, 'mdast'>

/** A compiled text as it is kept, with its tree for those who ask for it. */
export function addMdastOnDemand(stored: CompiledMdxWithoutMdast): CompiledMdx {
  const get = () => recallOrParse(stored)
  // Not enumerable: whoever copies or keeps a compiled text leaves the tree behind.
  return Object.defineProperty({ ...stored }, 'mdast', { get }) as CompiledMdx
}

/** Letters of text whose trees are at hand: rule after rule asks for the same ones. */
const mostLetters = 1_000_000
const trees = new Map<string, Root>()
let letters = 0

function recallOrParse({ source, readable }: CompiledMdxWithoutMdast): Root {
  const known = trees.get(source)
  if (known) return known
  return readable ? remember(source, parseDialled(source)) : { type: 'root', children: [] }
}

function remember(text: string, tree: Root): Root {
  trees.set(text, tree)
  letters += text.length
  for (const oldest of trees.keys()) {
    if (letters <= mostLetters || oldest === text) break
    trees.delete(oldest)
    letters -= oldest.length
  }
  return tree
}

function parseDialled(text: string): Root {
  const tree = parseMdx(text)
  walkMdast(tree, node => {
    if (node.type === 'link') node.url = dialled(node.url)
  })
  return tree
}

const compiledTexts = new Map<string, CompiledMdx>()

/**
 * A Markdown or MDX text, facts already filled in, as data in a language. A text that cannot be read has an empty tree and
 * a problem. The check and the build ask for the same texts: each is compiled once.
 */
export function compileMdx(text: string, language: Language): CompiledMdx {
  const key = `${language}\n${text}`
  const compiled = compiledTexts.get(key) ?? addMdastOnDemand(compileAnew(text, language))
  compiledTexts.set(key, compiled)
  return compiled
}

/** Lets go of all compiled texts, which hold much memory where there are many. */
export function clearCompileCache(): void {
  compiledTexts.clear()
}

/** The same, which nothing holds on to but its caller. */
export function compileAnew(text: string, language: Language): CompiledMdxWithoutMdast {
  const compiled: CompiledMdxWithoutMdast = {
    source: text,
    hast: { type: 'root', children: [] },
    blocks: [],
    headings: [],
    wordCount: 0,
    internalLinks: [],
    allLinks: [],
    pictures: [],
    sources: [],
    terms: [],
    sections: [],
    problems: [],
    readable: true,
  }
  try {
    const mdast = remember(text, parseDialled(text))
    compiled.problems = checkMdx(mdast, text)
    compiled.terms = collectMarkedTerms(mdast)
    compiled.sections = countPartsBySection(mdast)
    compiled.hast = toHast.runSync(mdast)
    removeFootnotes(compiled.hast)
    compiled.blocks = extractTextBlocks(compiled.hast)
  } catch (error) {
    compiled.problems = [explainMdxError(error, text)]
    compiled.readable = false
  }
  visit(compiled.hast, 'element', (element, index, parent) => {
    if (element.tagName === 'Source' && parent && index) joinToStatement(parent.children, index, language)
    gather(element, compiled, language)
  })
  compiled.wordCount += countWords(toString(compiled.hast))
  // Taken out by `delete`, it would make each node slow and large.
  walkHast(compiled.hast, node => (node.position = undefined))
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

// The number of a source stays on the line of what it supports; in French it stands before the mark that ends that.
function joinToStatement(siblings: RootContent[], index: number, language: Language): void {
  const before = siblings[index - 1]
  if (before?.type !== 'text') return
  before.value = before.value.replace(/\s+$/, '\u00A0')
  const next = siblings.findIndex((node, place) => place > index && !isSourceOrSpace(node))
  const end = next < 0 ? siblings.length : next
  const following = siblings.slice(end).map(textOf).join('').trimStart()
  const [, mark] = (language === 'fr' && /(?<!(?<!\p{L})(?:inc|ltée|etc|art))([.,;])\u00A0$/u.exec(before.value)) || []
  // The point of an abbreviation in mid-sentence stays where it is.
  if (!mark || (mark === '.' && /^\p{Ll}/u.test(following))) return
  before.value = `${before.value.slice(0, -2)}\u00A0`
  const after = siblings[end]
  const space = siblings[end - 1]
  if (after?.type === 'text') after.value = mark + after.value
  else if (space?.type === 'text') space.value = mark + space.value
  else siblings.splice(end, 0, { type: 'text', value: mark })
}

const textOf = (node: RootContent) => (node.type === 'text' || node.type === 'element' ? toString(node) : '')
const isSourceOrSpace = (node: RootContent) =>
  node.type === 'element' ? node.tagName === 'Source' : node.type === 'text' && !node.value.trim()

function gather(element: Element, compiled: CompiledMdxWithoutMdast, language: Language): void {
  const line = element.position?.start.line
  const text = (name: string) => String(element.properties[name] ?? '')
  if (/^h[23]$/.test(element.tagName)) compiled.headings.push(addressed(element, compiled.headings))
  if (element.tagName === 'table') describeColumns(element)
  const figure = buildFigureProps(element, language)
  if (figure) {
    element.properties.drawn = JSON.stringify(figure.props ?? {})
    // Who looks at a drawing does not read its table.
    for (const table of findHastElementsByTagName(element, 'table')) compiled.wordCount -= countWords(toString(table))
    compiled.problems.push(...figure.problems.map(message => ({ line, message })))
  }
  // What an article offers is not what it says.
  if (element.tagName === 'CallToAction') compiled.wordCount -= countWords(toString(element))
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

// On a phone a cell stands alone and says which column it belongs to, unless the columns fit beside one another.
// Figures stand under one another.
function describeColumns(table: Element): void {
  const headings = findHastElementsByTagName(table, 'th')
  const rows = findHastElementsByTagName(table, 'tr')
    .map(row => findHastElementsByTagName(row, 'td'))
    .filter(cells => cells.length > 0)
  const columns = headings.map((heading, index) => ({ heading, cells: rows.flatMap(cells => cells[index] ?? []) }))
  const others = columns.slice(1)
  for (const { heading, cells } of others) {
    const isFigures = cells.every(cell => figurePattern.test(toString(cell)))
    for (const cell of cells) cell.properties.dataColumn = toString(heading)
    if (isFigures) for (const cell of [heading, ...cells]) cell.properties.className = ['figures']
  }
  const isShort = ({ cells }: (typeof columns)[number]) => cells.every(cell => toString(cell).length <= maxNarrowCell)
  if (columns.length <= 3 && others.every(isShort)) table.properties.className = ['narrow']
}

/** The longest words, in characters, that a column of a phone’s table holds in two or three lines. */
const maxNarrowCell = 24

/** An amount or a length of time: a number, with no more than its unit around it. */
const figurePattern = /^[−–-]?\$?\d[\d\s\u00a0\u202f,.]*(?:\p{L}{0,9}\$?|%)$/u

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
