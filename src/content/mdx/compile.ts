import { serialize } from 'node:v8'
import type { Element, Root as HastRoot } from 'hast'
import { toString } from 'hast-util-to-string'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { State } from 'mdast-util-to-hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Language } from '../../config/languages'
import { checkMdx } from './check'
import { collectFromElement, countWords } from './collectFromElement'
import { addTreesOnDemand, type CompiledMdx, type CompiledMdxWithoutTrees, type CachedMdx } from './compiledMdx'
import { explainMdxError } from './explainMdxError'
import { collectMarkedTerms } from './markedTerms'
import { parseFilledMdx } from './parse'
import { countPartsBySection } from './sectionPartCounts'
import { attachSourceToStatement } from './sourceReferences'
import { extractTextBlocks } from './textBlocks'
import { walkHast } from './walk'

const toHast = unified().use(remarkRehype, {
  handlers: { mdxJsxFlowElement: toHastElement, mdxJsxTextElement: toHastElement },
})

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
export function compileWithoutCache(text: string, language: Language): CachedMdx {
  let hast: HastRoot = { type: 'root', children: [] }
  const compiled: CompiledMdxWithoutTrees = {
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
    const mdast = parseFilledMdx(text)
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
    if (element.tagName === 'Source' && parent && index) attachSourceToStatement(parent.children, index, language)
    collectFromElement(element, compiled, language)
  })
  compiled.wordCount += countWords(toString(hast))
  // `delete` would turn each node into a slow dictionary-mode object.
  walkHast(hast, node => (node.position = undefined))
  return { ...compiled, hastBytes: serialize(hast) }
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
