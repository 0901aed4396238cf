import { DomUtils, parseDocument } from 'htmlparser2'

const { findOne, isTag, isText } = DomUtils
type Element = NonNullable<ReturnType<typeof findOne>>

/** A section of a page under a heading. */
export interface PageSection {
  /** Anchor for linking to the section; empty for the top of the page. */
  id: string
  /** The id of the heading element itself, if any. */
  headingId: string
  heading: string
  /** Heading level; 1 for the page title. */
  level: number
  /** The text of the section, by paragraph. */
  paragraphs: string[]
}

// Navigation and controls are not content.
const skipped = /^(?:nav|form|button|svg|script|style|template|noscript|select)$/
const inline = /^(?:a|abbr|b|bdi|br|cite|code|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/

/** Reads the sections of a page from its HTML. */
export function readPageSections(html: string): PageSection[] {
  const top: PageSection = { id: '', headingId: '', heading: '', level: 1, paragraphs: [] }
  const sections = [top]
  const taken = new Set(['title'])
  let words = ''
  // The anchor of an FAQ question is on the answer that follows it.
  let waiting: PageSection | undefined

  const main = findOne(({ name }) => name === 'main', parseDocument(html).children)
  if (main) visit(main, '', false)
  endParagraph()
  return sections.filter(({ heading, paragraphs }) => heading || paragraphs.length)

  /** Reads an element recursively; `around` is the nearest ancestor’s id. */
  function visit({ children }: Element, around: string, inSummary: boolean): void {
    for (const child of children) {
      if (isText(child)) words += child.data
      if (!isTag(child)) continue
      const { name, attribs } = child
      const id = attribs.id ?? ''
      if (name === 'br') words += ' '
      if (!inline.test(name)) endParagraph()
      if (isSkipped(child)) continue
      if (waiting && id) {
        waiting.id = id
        taken.add(id)
        waiting = undefined
      }
      if (/^h[1-6]$/.test(name)) addHeading(child, around, inSummary)
      else visit(child, id || around, inSummary || name === 'summary')
      if (!inline.test(name)) endParagraph()
    }
  }

  function addHeading(element: Element, around: string, inSummary: boolean): void {
    const level = Number(element.name.slice(1))
    const headingId = element.attribs.id ?? ''
    const heading = normalizeSpaces(getVisibleText(element))
    if (!heading) return
    if (level === 1) {
      top.heading = heading
      return
    }
    const id = inSummary ? '' : findPlace(headingId, around)
    if (!id && !inSummary) {
      sections.at(-1)?.paragraphs.push(heading)
      return
    }
    const section: PageSection = { id, headingId, heading, level, paragraphs: [] }
    if (id) taken.add(id)
    else waiting = section
    sections.push(section)
  }

  function findPlace(own: string, around: string): string {
    if (own && !/^(?:section-\d+|title)$/.test(own)) return own
    if (around && !taken.has(around)) return around
    return own.startsWith('section-') ? own : ''
  }

  function endParagraph(): void {
    const text = normalizeSpaces(words)
    words = ''
    if (text) sections.at(-1)?.paragraphs.push(text)
  }
}

// A chart is followed by a table with the same data; the number that links to a source is not part of the text.
function isSkipped({ name, attribs }: Element): boolean {
  return skipped.test(name) || attribs.role === 'img' || (attribs.href ?? '').startsWith('#source-')
}

function getVisibleText({ children }: Element): string {
  return children
    .map(child => (isText(child) ? child.data : isTag(child) && !isSkipped(child) ? getVisibleText(child) : ''))
    .join('')
}

function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
