import { languageDetails } from '../../config/languages'
import { formatDate } from '../../shared/dates'
import { buildAbsoluteUrl } from '../../shared/paths'
import { parseRenderTree, type RenderTreeElement, type RenderTreeNode } from '../../shared/mdx/renderTree'
import type { SerializerContext } from '../markdown/serializerContext'
import type { RoutedPageNodeSpecWithDigest } from '../nodes/pageDigests'

/** A run of text in a checklist item, either all bold or all regular. */
export interface TextRun {
  words: string
  strong: boolean
}

/** All the data that a downloadable checklist is rendered from. */
export interface ChecklistFileData {
  /** Paths of the downloadable files. */
  pdf: string
  markdown: string
  /** Language tag such as en-CA. */
  lang: string
  title: string
  items: TextRun[][]
  /** Title and URL of the article or document that contains the checklist. */
  from: string
  url: string
  practice: string
  /** Latest date of the article or document (publication, update or review), as 2026-11-22, and the line that states it. */
  day: string
  dayLine: string
  /** Disclaimer: not legal advice. */
  notice: string
}

/**
 * Extracts the checklist of an article or document; undefined if there is none (a substring test avoids parsing most
 * bodies).
 */
export function extractChecklist(
  { fields }: RoutedPageNodeSpecWithDigest,
  { t, website }: SerializerContext,
  practice: string,
): ChecklistFileData | undefined {
  const { title, path, language, updated } = fields
  const body = 'body' in fields ? fields.body : undefined
  if (!body?.includes('"Checklist"')) return undefined
  const element = parseRenderTree(body).children.find(isChecklist)
  if (!element) return undefined
  const day = 'reviewed' in fields ? fields.reviewed : updated
  return {
    pdf: String(element.props?.pdf),
    markdown: String(element.props?.markdown),
    lang: languageDetails[language].html,
    title: String(element.props?.title),
    items: listItems(element).map(item =>
      joinRuns(item.children?.flatMap(child => collectTextRuns(child, false)) ?? []),
    ),
    from: title,
    url: buildAbsoluteUrl(website, path),
    practice,
    day,
    dayLine: `${t('text.reviewed')} ${formatDate(day, language)}`,
    notice: t('text.informationOnly'),
  }
}

function isChecklist(node: RenderTreeNode): node is RenderTreeElement {
  return typeof node !== 'string' && node.type === 'Checklist'
}

function listItems({ type, children = [] }: RenderTreeElement): RenderTreeElement[] {
  const elements = children.filter((child): child is RenderTreeElement => typeof child !== 'string')
  return type === 'ul' || type === 'ol'
    ? elements.filter(child => child.type === 'li')
    : elements.flatMap(child => listItems(child))
}

// Source references are dropped: their numbers refer to a list that the download does not include.
function collectTextRuns(node: RenderTreeNode, strong: boolean): TextRun[] {
  if (typeof node === 'string') return [{ words: node.replace(/\s*\n\s*/g, ' '), strong }]
  if (node.type === 'Source') return []
  return (node.children ?? []).flatMap(child => collectTextRuns(child, strong || node.type === 'strong'))
}

function joinRuns(runs: TextRun[]): TextRun[] {
  const joined: TextRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && last.strong === run.strong) last.words += run.words
    else joined.push({ ...run })
  }
  const [first, last] = [joined[0], joined.at(-1)]
  if (first) first.words = first.words.trimStart()
  if (last) last.words = last.words.trimEnd()
  return joined
}
