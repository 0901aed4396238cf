import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Language } from '../../config/languages'
import { isMoment } from '../language/moments'

/** How many characters each item of a list in two columns has at most: about four lines there. */
const longestBriefItem = 170
/** How many items a list in two columns has: an odd one would be alone, and phones fold longer lists. */
const briefItems = 4
/** How many characters a subject beside its text has at most: about three lines. */
const longestSubject = 70

/**
 * Marks a list whose items all begin with their subject in bold (`titled`), such as “**Title.** The chain of…”. If a
 * subject is the beginning of a sentence, “**The tasks**, one by one”, or long, the list is `running`: subjects stay in
 * the lines of their texts. If all subjects are moments, it is `dated`; if all are labels of one short value, “**Address:**
 * 1 Main Street”, a list of `values`; if there are four and all are short, `brief`. One of tasks, “- [x] **Keyboard.** …”,
 * says which are done (`states`).
 */
export function markTitledList(list: Element, language: Language): void {
  const items = list.children.filter(isElement)
  const subjects = items.map(findSubject)
  if (!subjects.every(Boolean)) return
  const kind = chooseKind(items, subjects, language)
  const hasStates = String(list.properties.className) === 'contains-task-list'
  list.properties.className = ['titled', kind ?? [], hasStates ? 'states' : []].flat()
}

function chooseKind(items: Element[], subjects: string[], language: Language): string | undefined {
  if (!subjects.every(standsAlone)) return 'running'
  if (subjects.every(subject => isMoment(subject, language))) return 'dated'
  if (subjects.every(subject => subject.endsWith(':')) && items.every(hasOneShortValue)) return 'values'
  const areShort = items.every(item => toString(item).length <= longestBriefItem)
  return items.length === briefItems && areShort ? 'brief' : undefined
}

const standsAlone = (subject: string) => /[.:!?…]$/.test(subject) && subject.length <= longestSubject

function hasOneShortValue(item: Element): boolean {
  return listWrittenParts(item).length === 2 && toString(item).length <= 100
}

function findSubject(item: Element): string {
  const [subject] = listSubjectAndText(item)
  if (subject?.type !== 'element' || subject.tagName !== 'strong') return ''
  const words = toString(subject).trim()
  return words !== toString(item).trim() ? words : ''
}

// In a list with blank lines between its items, within a paragraph.
function listSubjectAndText(item: Element): ElementContent[] {
  const [first, ...others] = listWrittenParts(item)
  if (!first) return []
  return first.type === 'element' && first.tagName === 'p' ? first.children : [first, ...others]
}

const listWrittenParts = ({ children }: Element) =>
  children.filter(child => child.type !== 'text' || Boolean(child.value.trim()))

const isElement = (child: ElementContent): child is Element => child.type === 'element'
