import { DomUtils, parseDocument } from 'htmlparser2'
import { isSkippedElement } from './skippedElements'

const { findOne, isTag, isText, textContent } = DomUtils
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
  /** Rows of the tables of drawings: found, but not shown, as the text around a drawing says what it is. */
  figureRows?: string[]
}

const inline = /^(?:a|abbr|b|bdi|br|cite|code|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/
/** Inline elements that are part of the word they touch. */
const inWords = /^(?:br|sub|sup|wbr)$/
const heading = /^h[1-6]$/

/** Reads the sections of a page from its HTML. */
export function readPageSections(html: string): PageSection[] {
  const top: PageSection = { id: '', headingId: '', heading: '', level: 1, paragraphs: [] }
  const sections = [top]
  const taken = new Set(['title'])
  let words = ''
  let onlyLinks = true
  // The anchor of an FAQ question is on the answer that follows it.
  let waiting: PageSection | undefined

  const main = findOne(({ name }) => name === 'main', parseDocument(html).children)
  if (main) visit(main, '', false, false)
  endParagraph()
  return sections.filter(({ heading, paragraphs }) => heading || paragraphs.length)

  /** Reads an element recursively; `around` is the nearest ancestor’s id. */
  function visit(parent: Element, around: string, inSummary: boolean, inLink: boolean): void {
    for (const child of parent.children) {
      if (isText(child)) {
        words += child.data
        onlyLinks &&= inLink || !child.data.trim()
      }
      if (!isTag(child)) continue
      const { name, attribs } = child
      const id = attribs.id ?? ''
      const isInline = inline.test(name)
      if (name === 'br') words += ' '
      if (!isInline || beginsText(child)) endParagraph(parent)
      if (isSkippedElement(child)) continue
      if (waiting && id) {
        waiting.id = id
        taken.add(id)
        waiting = undefined
      }
      if (name === 'tr') addRow(child)
      else if (heading.test(name)) addHeading(child, around, inSummary)
      else visit(child, id || around, inSummary || name === 'summary', isInline && (inLink || name === 'a'))
      if (!isInline) endParagraph(child)
    }
  }

  function addHeading(element: Element, around: string, inSummary: boolean): void {
    const level = Number(element.name.slice(1))
    const headingId = element.attribs.id ?? ''
    const heading = normalizeSpaces(getVisibleText(element))
    if (!heading) return
    if (level === 1) {
      top.heading = heading
      // Above the title is only what leads back, and a label.
      top.paragraphs = []
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

  /** The cells of a row are one text; what only names the columns is left out. */
  function addRow(row: Element): void {
    const cells = row.children.filter(isTag)
    if (cells.every(({ name }) => name === 'th')) return
    const texts = cells.map(cell => normalizeSpaces(getVisibleText(cell))).filter(text => /[\p{L}\p{N}]/u.test(text))
    const section = sections.at(-1)
    if (!texts.length || !section) return
    if (isInFigure(row)) (section.figureRows ??= []).push(texts.join(' '))
    else section.paragraphs.push(texts.join(' · '))
  }

  /** A paragraph of links alone is buttons; a list or a table of links is content. */
  function endParagraph(block?: Element): void {
    const text = normalizeSpaces(words)
    const isButtons = onlyLinks && !/^(?:li|d[dt]|t[dh])$/.test(block?.name ?? '')
    words = ''
    onlyLinks = true
    if (text && !isButtons) sections.at(-1)?.paragraphs.push(text)
  }
}

/** “Fee” and “Details” in `<span>Fee</span><a>Details</a>` are two texts. */
function beginsText(element: Element): boolean {
  const { prev } = element
  const areTexts = prev && isTag(prev) && [element, prev].every(({ name }) => inline.test(name) && !inWords.test(name))
  return Boolean(areTexts) && /^[\p{L}\p{N}]/u.test(textContent(element))
}

function getVisibleText({ children }: Element): string {
  return children
    .map(child => {
      if (isText(child)) return child.data
      if (!isTag(child) || isSkippedElement(child)) return ''
      return inline.test(child.name) && child.name !== 'br' ? getVisibleText(child) : ` ${getVisibleText(child)} `
    })
    .join('')
}

function isInFigure({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && (parent.name === 'figure' || isInFigure(parent))
}

/** The text with single spaces, and none before a period or comma. */
export function normalizeSpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,](?: |$))/g, '')
    .trim()
}
