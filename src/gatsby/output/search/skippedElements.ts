import { DomUtils } from 'htmlparser2'

const { findOne, isTag, textContent } = DomUtils
type Element = NonNullable<ReturnType<typeof findOne>>

// Navigation and controls are not content.
const skipped = /^(?:nav|form|button|svg|script|style|template|noscript|select)$/
const heading = /^h[1-6]$/

/**
 * Whether the search leaves an element out. A chart, hidden or an image to screen readers, is
 * followed by a table with the same data; the number that links to
 * a source is not part of the text. Nor are what forms answer (messages, the result of an example), and what only names or
 * describes another part: labels, words for screen readers, key figures, the dates of an article.
 */
export function isSkippedElement(element: Element): boolean {
  const { name, attribs } = element
  return (
    skipped.test(name) ||
    /^(?:img|status)$/.test(attribs.role ?? '') ||
    attribs['aria-hidden'] === 'true' ||
    (attribs.href ?? '').startsWith('#source-') ||
    /\b(?:visually-hidden|proof)\b/.test(attribs.class ?? '') ||
    (name === 'summary' && !findOne(({ name }) => heading.test(name), element.children)) ||
    (/^(?:ul|figure)$/.test(name) && isInHeader(element)) ||
    isEyebrow(element)
  )
}

/** The label above a heading: the first element of its parent, and not a sentence. */
function isEyebrow(element: Element): boolean {
  const { name, prev, next } = element
  if (name !== 'p' || prev || !next || !isTag(next) || !/^h[12]$/.test(next.name)) return false
  return !/[.!?:…]$/.test(textContent(element).trim())
}

function isInHeader({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && (parent.name === 'header' || isInHeader(parent))
}
