import { deserialize, serialize } from 'node:v8'
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

/** A heading with its id; depth 2 or 3. */
export interface MdxHeading {
  id: string
  text: string
  depth: number
  /** The id that its text would give, if a recorded one is used instead. */
  slug?: string
  /** Additional ids: that of the same heading in the other language. */
  aliasIds?: string[]
}

/** A link in a text. */
interface MdxLink {
  to: string
  linkText: string
  line?: number
}

/** A compiled MDX text: its tree, and what was collected from it. */
export interface CompiledMdx {
  /** The text that it was compiled from. */
  source: string
  headings: MdxHeading[]
  /** Number of words read, without the tables of charts and without calls to action. */
  wordCount: number
  /** Links within the site as written, which are routes without a language; all except https, mailto and tel. */
  internalLinks: Omit<MdxLink, 'linkText'>[]
  /** Every link as written. */
  allLinks: MdxLink[]
  /** The `src` of each <Figure>, as written. */
  pictures: { src: string; line?: number }[]
  /** The `id` of each <Source>. */
  sources: { id: string; line?: number }[]
  /** Runs of visible text, with their lines. */
  blocks: TextBlock[]
  /** Every inline <Term>, with its text and attributes. */
  terms: MarkedTerm[]
  /** Counts of elements in each section; the first is the part before any heading. */
  sections: SectionPartCounts[]
  problems: MdxProblem[]
  /** False if the text does not parse; all other fields are then empty except `problems`. */
  readable: boolean
  /**
   * The mdast tree with positions, for rules about Markdown. As it takes two fifths of the memory, only the trees of
   * recent texts are kept; others are parsed again.
   */
  readonly mdast: Root
  /** The hast tree without positions, for rendering. Deserialized at each access: its bytes are a sixth of its size. */
  readonly hast: HastRoot
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
const toHast = unified().use(remarkRehype, {
  handlers: { mdxJsxFlowElement: toHastElement, mdxJsxTextElement: toHastElement },
})

/** Parses a Markdown or MDX text whose placeholders are filled in or masked; throws the parser’s error. */
export function parseMdx(text: string): Root {
  return parser.parse(text)
}

/** The part of a compiled text that is cached. Its trees are most of it and rarely used. */
export interface StoredMdx extends Omit<CompiledMdx, 'mdast' | 'hast'> {
  /** The hast tree, serialized. */
  hastBytes: Uint8Array
}

/** A cached compiled text with lazy `mdast` and `hast` getters. */
export function addTreesOnDemand({ hastBytes, ...stored }: StoredMdx): CompiledMdx {
  // Bytes from a cache are a view of a larger buffer, which would stay in memory with them.
  const own = new Uint8Array(hastBytes)
  return addTrees(stored, () => {
    const tree: unknown = deserialize(own)
    if (!isHastRoot(tree)) throw new Error('The cached tree of a text is not a hast root.')
    return tree
  })
}

function isHastRoot(value: unknown): value is HastRoot {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'root'
}

/** The same text with other headings and a tree that is changed lazily. */
export function changeTree(
  compiled: CompiledMdx,
  headings: MdxHeading[],
  change: (hast: HastRoot) => HastRoot,
): CompiledMdx {
  return addTrees({ ...compiled, headings }, () => change(compiled.hast))
}

// Not enumerable, so that copies and caches do not include the trees.
function addTrees(rest: Omit<CompiledMdx, 'mdast' | 'hast'>, readHast: () => HastRoot): CompiledMdx {
  const { source, readable } = rest
  return Object.defineProperties(rest, {
    mdast: { get: () => recallOrParse(source, readable) },
    hast: { get: readHast },
  }) as CompiledMdx
}

/** Total length of texts whose trees are kept, in characters: consecutive rules use the same ones. */
const mostLetters = 1_000_000
const trees = new Map<string, Root>()
let letters = 0

function recallOrParse(source: string, readable: boolean): Root {
  const known = trees.get(source)
  if (known) return known
  return readable ? remember(source, parseWithDialableUrls(source)) : { type: 'root', children: [] }
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

function parseWithDialableUrls(text: string): Root {
  const tree = parseMdx(text)
  walkMdast(tree, node => {
    if (node.type === 'link') node.url = toDialableUrl(node.url)
  })
  return tree
}

const compiledTexts = new Map<string, CompiledMdx>()

/**
 * Compiles a Markdown or MDX text with facts filled in. A text that does not parse has an empty tree and a problem.
 * Memoized, since the check and the build compile the same texts.
 */
export function compileMdx(text: string, language: Language): CompiledMdx {
  const key = `${language}\n${text}`
  const compiled = compiledTexts.get(key) ?? addTreesOnDemand(compileWithoutCache(text, language))
  compiledTexts.set(key, compiled)
  return compiled
}

/** Frees all memoized texts, which take much memory on a large site. */
export function clearCompileCache(): void {
  compiledTexts.clear()
}

/** The same without memoization. */
export function compileWithoutCache(text: string, language: Language): StoredMdx {
  let hast: HastRoot = { type: 'root', children: [] }
  const compiled: Gathered = {
    source: text,
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
    const mdast = remember(text, parseWithDialableUrls(text))
    compiled.problems = checkMdx(mdast, text)
    compiled.terms = collectMarkedTerms(mdast)
    compiled.sections = countPartsBySection(mdast)
    hast = toHast.runSync(mdast)
    removeFootnotes(hast)
    compiled.blocks = extractTextBlocks(hast)
  } catch (error) {
    compiled.problems = [explainMdxError(error, text)]
    compiled.readable = false
  }
  visit(hast, 'element', (element, index, parent) => {
    if (element.tagName === 'Source' && parent && index) joinToStatement(parent.children, index, language)
    collectFromElement(element, compiled, language)
  })
  compiled.wordCount += countWords(toString(hast))
  // `delete` would turn each node into a slow dictionary-mode object.
  walkHast(hast, node => (node.position = undefined))
  return { ...compiled, hastBytes: serialize(hast) }
}

/** What is gathered of a text while its tree is walked. */
type Gathered = Omit<StoredMdx, 'hastBytes'>

// A rule reports footnotes where they are written; this removes the generated links and heading.
function removeFootnotes(hast: HastRoot): void {
  visit(hast, 'element', ({ tagName, properties, children }, index, parent) => {
    const [child] = children
    const isMark = tagName === 'sup' && child?.type === 'element' && 'dataFootnoteRef' in child.properties
    if (!parent || index === undefined || !(isMark || 'dataFootnotes' in properties)) return undefined
    parent.children.splice(index, 1)
    return index
  })
}

/** Counts words: runs of letters and digits, with apostrophes and hyphens inside. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

function toHastElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
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

// Keeps a source number on the line of its statement; in French it comes before the final punctuation mark.
function joinToStatement(siblings: RootContent[], index: number, language: Language): void {
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

function collectFromElement(element: Element, compiled: Gathered, language: Language): void {
  const line = element.position?.start.line
  const text = (name: string) => String(element.properties[name] ?? '')
  if (/^h[23]$/.test(element.tagName)) compiled.headings.push(addHeadingId(element, compiled.headings))
  if (element.tagName === 'table') describeColumns(element)
  const figure = buildFigureProps(element, language)
  if (figure) {
    element.properties.drawn = JSON.stringify(figure.props ?? {})
    // The table of a chart is not counted, as the chart is looked at instead.
    for (const table of findHastElementsByTagName(element, 'table')) compiled.wordCount -= countWords(toString(table))
    compiled.problems.push(...figure.problems.map(message => ({ line, message })))
  }
  // Calls to action are not part of the article’s text.
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

// On phones table cells are stacked and labelled with their column, unless the columns fit side by side. Columns of
// figures are right-aligned.
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
  const isNarrow = ({ cells }: (typeof columns)[number]) => {
    const lengths = cells.map(cell => toString(cell).length)
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    return average <= narrowCell.average && Math.max(...lengths) <= narrowCell.longest
  }
  if (columns.length <= 3 && others.every(isNarrow)) table.properties.className = ['narrow']
}

/** Text lengths, in characters, of columns that fit a phone’s table: most cells in two or three lines, one in five. */
const narrowCell = { average: 20, longest: 48 }

/** An amount or duration: a number with at most its unit. */
const figurePattern = /^[−–-]?\$?\d[\d\s\u00a0\u202f,.]*(?:\p{L}{0,9}\$?|%)$/u

function addHeadingId(element: Element, earlier: MdxHeading[]): MdxHeading {
  const text = toString(element)
  const slug = slugify(text)
  const taken = new Set(earlier.map(({ id }) => id))
  let id = slug
  for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`
  element.properties.id = id
  // The plain text of the heading, for the label of its anchor link.
  element.properties.dataWords = text
  return { id, text, depth: Number(element.tagName.slice(1)) }
}

// Phone numbers are filled in as displayed; this converts tel:{{practice.phone}} to a valid tel: URL.
function toDialableUrl(address: string): string {
  const [, area, first, last] = /^tel:(\d{3})(?:\u00a0|%C2%A0)(\d{3})-(\d{4})$/.exec(address) ?? []
  return area ? `tel:+1${area}${first}${last}` : address
}
