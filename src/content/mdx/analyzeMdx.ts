import { serialize } from 'node:v8'
import type { Element, Root as HastRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { State } from 'mdast-util-to-hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '../../config/languages'
import { findMdxProblems } from './findMdxProblems'
import { analyzeAndPrepareHastElement } from './analyzeAndPrepareHastElement'
import { countWords } from '../language/countWords'
import { addTreesOnDemand, type MdxAnalysis, type MdxAnalysisWithoutTrees, type CachedMdxAnalysis } from './mdxAnalysis'
import { explainMdxError } from './explainMdxError'
import { collectInlineTerms } from './inlineTerms'
import { parseMdxCached } from './parse'
import { readTextAttributes } from './readTextAttributes'
import { countPartsBySection } from './sectionPartCounts'
import { attachSourceToStatement } from './sourceReferences'
import { findHastElementsByTagName } from './findHastElementsByTagName'
import { alignTablesWithSameColumns } from './tableColumns'
import { extractTextBlocks } from './textBlocks'
import { walkHast } from './walk'

const toHast = unified().use(remarkRehype, {
  handlers: { mdxJsxFlowElement: toHastElement, mdxJsxTextElement: toHastElement },
})

/**
 * Parses and analyzes a Markdown or MDX text with facts filled in. A text that does not parse has an empty tree and a
 * problem.
 */
export function analyzeMdx(text: string, language: Language): MdxAnalysis {
  return addTreesOnDemand(analyzeMdxForCache(text, language))
}

/** Like analyzeMdx, with the tree serialized, as the cache stores it. */
export function analyzeMdxForCache(text: string, language: Language): CachedMdxAnalysis {
  let hast: HastRoot = { type: 'root', children: [] }
  const analysis: MdxAnalysisWithoutTrees = {
    source: text,
    blocks: [],
    headings: [],
    wordCount: 0,
    allLinks: [],
    pictures: [],
    sources: [],
    terms: [],
    sections: [],
    problems: [],
    readable: true,
  }
  try {
    const mdast = parseMdxCached(text)
    analysis.problems = findMdxProblems(mdast, text)
    analysis.terms = collectInlineTerms(mdast)
    analysis.sections = countPartsBySection(mdast)
    hast = toHast.runSync(mdast)
    removeFootnotes(hast)
    analysis.blocks = extractTextBlocks(hast)
  } catch (error) {
    analysis.problems = [explainMdxError(error, text)]
    analysis.readable = false
  }
  visit(hast, 'element', (element, index, parent) => {
    if (element.tagName === 'Source' && parent && index) attachSourceToStatement(parent.children, index, language)
    analyzeAndPrepareHastElement(element, analysis, language)
  })
  alignTablesWithSameColumns(findHastElementsByTagName(hast, 'table'))
  analysis.wordCount += countWords(toString(hast))
  // `delete` would turn each node into a slow dictionary-mode object.
  walkHast(hast, node => (node.position = undefined))
  return { ...analysis, hastBytes: serialize(hast) }
}

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

function toHastElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
  const element: Element = {
    type: 'element',
    tagName: node.name ?? '',
    properties: Object.fromEntries(readTextAttributes(node)),
    children: state.all(node),
  }
  state.patch(node, element)
  return element
}
