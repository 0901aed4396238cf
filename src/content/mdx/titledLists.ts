import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Language } from '../../config/languages'
import { isMoment } from '../language/moments'

/** How many characters each item of a list in two columns has at most: about four lines there. */
const longestBriefItem = 170
/** How many items a list in two columns has at least. */
const fewestBriefItems = 4

/**
 * Marks a list whose items all begin with their subject in bold (`titled`), such as “**Title.** The chain of…” or “**The
 * tasks**, one by one”. If all subjects are moments, it is `dated`; if all are labels of one short value, “**Address:** 1
 * Main Street”, a list of `values`; if there are four or more and all are short, `brief`.
 */
export function markTitledList(list: Element, language: Language): void {
  const items = list.children.filter(isElement)
  const titles = items.map(findItemTitle)
  if (!titles.every(Boolean)) return
  const isDated = titles.every(title => isMoment(title, language))
  const hasValues = titles.every(title => title.endsWith(':')) && items.every(hasOneShortValue)
  const isBrief = items.length >= fewestBriefItems && items.every(item => toString(item).length <= longestBriefItem)
  const kind = isDated ? 'dated' : hasValues ? 'values' : isBrief ? 'brief' : undefined
  list.properties.className = ['titled', ...(kind ? [kind] : [])]
  items.forEach(moveCommaIntoTitle)
}

function hasOneShortValue(item: Element): boolean {
  return listWrittenParts(item).length === 2 && toString(item).length <= 100
}

function findItemTitle(item: Element): string {
  const [title] = listTitleAndText(item)
  if (title?.type !== 'element' || title.tagName !== 'strong') return ''
  const words = toString(title).trim()
  return words !== toString(item).trim() ? words : ''
}

// Where the title has a column of its own, the text beside it would begin with the comma.
function moveCommaIntoTitle(item: Element): void {
  const [title, text] = listTitleAndText(item)
  if (title?.type !== 'element' || text?.type !== 'text' || !text.value.startsWith(',')) return
  title.children.push({ type: 'text', value: ',' })
  text.value = text.value.slice(1)
}

// In a list with blank lines between its items, within a paragraph.
function listTitleAndText(item: Element): ElementContent[] {
  const [first, ...others] = listWrittenParts(item)
  if (!first) return []
  return first.type === 'element' && first.tagName === 'p' ? first.children : [first, ...others]
}

const listWrittenParts = ({ children }: Element) =>
  children.filter(child => child.type !== 'text' || Boolean(child.value.trim()))

const isElement = (child: ElementContent): child is Element => child.type === 'element'
