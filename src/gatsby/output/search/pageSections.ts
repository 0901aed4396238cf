/** A part of a page with a heading of its own. */
export interface PageSection {
  /** The place that the heading is reached by; empty for the top of the page. */
  id: string
  /** The id that the heading itself has, if any. */
  headingId: string
  heading: string
  /** 1 for the title of the page. */
  level: number
  /** What stands under it, paragraph by paragraph. */
  paragraphs: string[]
}

// What leads elsewhere or is used, not read.
const skipped = new Set(['nav', 'form', 'button', 'svg', 'script', 'style', 'template', 'noscript', 'select'])
const inline = /^(?:a|abbr|b|bdi|cite|code|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/
const empty = /^(?:area|br|col|hr|img|input|link|meta|source|wbr)$/
const token = /<!--.*?-->|<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+/gs

interface Open {
  tag: string
  id: string
  skip: boolean
}

/**
 * The sections of a page, read from its HTML as this site renders it: closed tags, and no `>` within attributes.
 */
export function readPageSections(html: string): PageSection[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const sections: PageSection[] = [{ id: '', headingId: '', heading: '', level: 1, paragraphs: [] }]
  const open: Open[] = []
  const taken = new Set<string>(['title'])
  let words = ''
  let heading: { level: number; own: string } | undefined
  // A question of the FAQ has its place on the answer below it.
  let waiting: PageSection | undefined

  const endOfBlock = () => {
    const text = decodeEntities(words).replace(/\s+/g, ' ').trim()
    words = ''
    if (text) sections.at(-1)?.paragraphs.push(text)
  }
  const placeOf = (own: string): string => {
    if (own && !/^(?:section-\d+|title)$/.test(own)) return own
    const around = open.findLast(({ id }) => id)?.id ?? ''
    return around && !taken.has(around) ? around : own.startsWith('section-') ? own : ''
  }
  const endHeading = ({ level, own }: NonNullable<typeof heading>) => {
    const text = decodeEntities(words).replace(/\s+/g, ' ').trim()
    words = ''
    heading = undefined
    const [first] = sections
    if (!text || !first) return
    const inQuestion = open.some(({ tag }) => tag === 'summary')
    const id = level === 1 || inQuestion ? '' : placeOf(own)
    if (level === 1) first.heading = text
    else if (!id && !inQuestion) sections.at(-1)?.paragraphs.push(text)
    else {
      const section = { id, headingId: own, heading: text, level, paragraphs: [] }
      if (id) taken.add(id)
      else waiting = section
      sections.push(section)
    }
  }

  for (const [whole, closing, tag, attributes = ''] of main.matchAll(token)) {
    const skipping = open.at(-1)?.skip ?? false
    if (!tag) {
      if (!skipping && !whole.startsWith('<!')) words += whole
      continue
    }
    const isHeading = /^h[1-6]$/.test(tag)
    if (closing) {
      if (isHeading && heading && !skipping) endHeading(heading)
      else if (!inline.test(tag) && !heading && !skipping) endOfBlock()
      while (open.length && open.pop()?.tag !== tag);
      continue
    }
    if (empty.test(tag)) {
      if (tag === 'br' && !skipping) words += ' '
      continue
    }
    const id = /\sid="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (!inline.test(tag) && !heading && !skipping) endOfBlock()
    if (waiting && id) {
      waiting.id = id
      taken.add(id)
      waiting = undefined
    }
    // The table beside a drawing says the same in order.
    const skip = skipping || skipped.has(tag) || attributes.includes('role="img"')
    if (isHeading && !skip) heading = { level: Number(tag[1]), own: id }
    open.push({ tag, id: isHeading ? '' : id, skip })
  }
  endOfBlock()
  return sections.filter(({ heading, paragraphs }) => heading || paragraphs.length)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' }

function decodeEntities(text: string): string {
  return text.replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
}
