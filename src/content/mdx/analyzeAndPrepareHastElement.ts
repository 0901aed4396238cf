import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Language } from '../../config/languages'
import { findAllowedAttributes } from '../../shared/mdx/elements'
import { localizePath } from '../../shared/paths'
import { slugify } from '../language/slugs'
import type { MdxAnalysisWithoutTrees, MdxHeading, MdxLink } from './mdxAnalysis'
import { countWords } from '../language/countWords'
import { parseFigureElement } from './figures'
import { findHastElementsByTagName } from './findHastElementsByTagName'
import { replaceByKeyFigureBlock } from './keyFigures'
import { replaceByBlock } from './replaceByBlock'
import { markTotalsOfResults } from './selfTests'
import { annotateTableColumns } from './tableColumns'
import { removeCheckboxes } from './taskLists'
import { markTitledList } from './titledLists'

/**
 * Adds the heading, link, picture, source or problems of an element to `analysis`, and subtracts words that do not
 * count. Edits the element in place for rendering: ids of headings, props of figures, paths in the language.
 */
export function analyzeAndPrepareHastElement(
  element: Element,
  analysis: MdxAnalysisWithoutTrees,
  language: Language,
): void {
  const line = element.position?.start.line
  const text = (name: string) => String(element.properties[name] ?? '')
  if (/^h[23]$/.test(element.tagName)) analysis.headings.push(addHeadingId(element, analysis.headings))
  if (element.tagName === 'table') annotateTableColumns(element)
  if (element.tagName === 'ul') {
    removeCheckboxes(element)
    markTitledList(element, language)
  }
  const figure = parseFigureElement(element, language)
  if (figure) {
    element.properties.drawn = JSON.stringify(figure.props ?? {})
    // The table of a chart is not counted, as the chart is looked at instead.
    for (const table of findHastElementsByTagName(element, 'table')) analysis.wordCount -= countWords(toString(table))
    analysis.problems.push(...figure.problems.map(message => ({ line, message })))
  }
  // Calls to action are not part of the article’s text, and key figures repeat a part of it.
  if (['CallToAction', 'KeyFigure'].includes(element.tagName)) analysis.wordCount -= countWords(toString(element))
  if (element.tagName === 'SelfTest') {
    markTotalsOfResults(element, language)
    replaceByBlock(element, 'self-test')
  }
  if (element.tagName === 'KeyFigure') replaceByKeyFigureBlock(element, text('figure'))
  if (element.tagName === 'Source') analysis.sources.push({ id: text('id'), line })
  if (element.tagName === 'Figure') analysis.pictures.push({ src: text('src'), line })
  const target = element.tagName === 'a' ? 'href' : findAllowedAttributes(element.tagName)?.to?.link ? 'to' : undefined
  if (!target || !(target in element.properties)) return
  const link: MdxLink = { to: text(target), linkText: toString(element) || text('label') || text('title'), line }
  analysis.allLinks.push(link)
  if (link.to.startsWith('/')) element.properties[target] = localizePath(link.to, language)
}

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
