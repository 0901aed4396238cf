import { deserialize } from 'node:v8'
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import type { ReadProblem } from '../faults/readProblem'
import type { InlineTerm } from './inlineTerms'
import { parseMdxCached } from './parse'
import type { SectionPartCounts } from './sectionPartCounts'
import type { TextBlock } from './textBlocks'

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
export interface MdxLink {
  to: string
  linkText: string
  line?: number
}

/** An analyzed Markdown or MDX text: its tree, and what was collected from it. */
export interface MdxAnalysis {
  /** The text that it was made from. */
  source: string
  headings: MdxHeading[]
  /** Number of words that count for the reading time: without the tables of charts and without calls to action. */
  wordCount: number
  /** Every link as written; those within the site are routes without a language. */
  allLinks: MdxLink[]
  /** The `src` of each <Figure>, as written. */
  pictures: { src: string; line?: number }[]
  /** The `id` of each <Source>. */
  sources: { id: string; line?: number }[]
  /** Runs of visible text, with their lines. */
  blocks: TextBlock[]
  /** Every inline <Term>, with its text and attributes. */
  terms: InlineTerm[]
  /** Counts of elements in each section; the first is the part before any heading. */
  sections: SectionPartCounts[]
  problems: ReadProblem[]
  /** False if the text does not parse; all other fields are then empty except `source` and `problems`. */
  readable: boolean
  /**
   * The mdast tree with positions, for rules about Markdown. As it takes two fifths of the memory, only the trees of
   * recent texts are kept; others are parsed again.
   */
  readonly mdast: Root
  /** The hast tree without positions, for rendering. Deserialized at each access: its bytes are a sixth of its size. */
  readonly hast: HastRoot
}

/** An analyzed text without its trees, which are most of it and rarely used. */
export type MdxAnalysisWithoutTrees = Omit<MdxAnalysis, 'mdast' | 'hast'>

/** The part of an analysis that is cached. */
export interface CachedMdxAnalysis extends MdxAnalysisWithoutTrees {
  /** The hast tree, serialized. */
  hastBytes: Uint8Array
}

/** A cached analysis with lazy `mdast` and `hast` getters. */
export function addTreesOnDemand({ hastBytes, ...stored }: CachedMdxAnalysis): MdxAnalysis {
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

/** The same analysis with other headings; `change` is applied to the hast tree at each access. */
export function replaceHeadingsAndHast(
  analysis: MdxAnalysis,
  headings: MdxHeading[],
  change: (hast: HastRoot) => HastRoot,
): MdxAnalysis {
  return addTrees({ ...analysis, headings }, () => change(analysis.hast))
}

// Not enumerable, so that copies and caches do not include the trees.
function addTrees(rest: MdxAnalysisWithoutTrees, readHast: () => HastRoot): MdxAnalysis {
  const { source, readable } = rest
  return Object.defineProperties(rest, {
    mdast: { get: (): Root => (readable ? parseMdxCached(source) : { type: 'root', children: [] }) },
    hast: { get: readHast },
  }) as MdxAnalysis
}
