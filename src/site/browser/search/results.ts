import type { Language } from '../../../config/languages'
import type { SearchKind } from '../../../config/search'
import { encodeTextForSearchIndex, restoreDisplayWordsAndSpaces } from '../../../shared/searchText'
import type { PagefindFragment } from './engine'
import { listHiddenPlaces, toExcerpt, type ExcerptRun } from './excerpt'
import type { SearchMatch } from './searchAndRank'

/** A link target: a section of a page, or the page itself. */
interface Place {
  url: string
  heading: string
}

/** A search result as displayed. */
export interface SearchResult extends Place {
  id: string
  kind: SearchKind
  /** Title of the page; equal to the heading if the page itself matches. */
  title: string
  excerpt: ExcerptRun[]
  /** Other matching sections of the page. */
  more: Place[]
}

interface Part extends Place {
  from: number
  to: number
  /** Index of the first word after the heading. */
  text: number
}

const mostPlaces = 2

/** Loads a match and selects its best section, with an excerpt around the search words. */
export async function loadMatchAndBestExcerpt(found: SearchMatch, language: Language): Promise<SearchResult> {
  const fragment = await found.data()
  const words = splitWords(fragment)
  const match = { ...found, found: [...found.found, ...findNames(found.names, words, language)] }
  const title = fragment.meta.title ?? fragment.url
  const parts = splitParts(fragment, words, language, title)
  const hidden = listHiddenPlaces(words)
  const scored = parts
    .map(part => ({ ...part, score: computeScore(part, match, hidden) }))
    .sort((a, b) => b.score - a.score)
  const [best, ...rest] = scored
  if (!best) return { id: match.id, kind: match.kind, url: fragment.url, heading: title, title, excerpt: [], more: [] }
  // Under a heading that only subsections follow, the text is theirs.
  const shown =
    parts.find(
      ({ from, text, to }) => from >= best.from && words.slice(text, to).some((_, index) => !hidden.has(text + index)),
    ) ?? best
  return {
    id: match.id,
    kind: match.kind,
    url: best.url,
    heading: best.heading,
    title,
    excerpt: toExcerpt(
      { ...shown, text: shown.text || countTitleWords(words, title, language) },
      words,
      hidden,
      match,
      language,
    ),
    more: rest.filter(part => part.score > 0.85 * best.score && isInHeading(part, match)).slice(0, mostPlaces),
  }
}

function splitWords({ raw_content }: PagefindFragment): string[] {
  return raw_content.replaceAll('&lt;', '<').replaceAll('&gt;', '>').split(/\s+/)
}

// A page found by “NOC” may only say “notice of compliance”: then that is what its excerpt is about.
function findNames(names: readonly string[], words: string[], language: Language): SearchMatch['found'] {
  const bare = words.map(toBareWord)
  return names.flatMap(name => {
    const own = encodeTextForSearchIndex(name, language).split(' ').map(toBareWord)
    const starts = bare.flatMap((_, start) => (own.every((word, index) => bare[start + index] === word) ? [start] : []))
    return starts.length ? [{ weight: 1, places: starts.flatMap(start => own.map((_, index) => start + index)) }] : []
  })
}

function toBareWord(word: string): string {
  return word.toLowerCase().replace(/^[«“(]+|[^\p{L}\p{N}\p{Co}’]+$/gu, '')
}

function splitParts({ url, anchors }: PagefindFragment, words: string[], language: Language, title: string): Part[] {
  const headings = anchors
    .filter(({ element, id, text }) => /^h[2-6]$/.test(element) && id && text)
    .sort((a, b) => a.location - b.location)
  const starts = headings.map(({ id, text = '', location }) => {
    const own = text.trim().split(/\s+/)
    return { url: `${url}#${id}`, heading: joinWords(own, language), from: location, text: location + own.length }
  })
  return [{ url, heading: title, from: 0, text: 0 }, ...starts].map((start, index) => ({
    ...start,
    to: starts[index]?.from ?? words.length,
  }))
}

// The text of a term or question begins with its title, which is already shown above the excerpt.
function countTitleWords(words: string[], title: string, language: Language): number {
  const shortest = title.split(/\s+/).length
  const withoutPeriod = (text: string) => text.trim().replace(/[.?]$/, '')
  // In French, the index has « d’ » and « essai » as two words.
  const counts = Array.from({ length: shortest + 1 }, (_, more) => shortest + more)
  return counts.find(count => withoutPeriod(joinWords(words.slice(0, count), language)) === withoutPeriod(title)) ?? 0
}

function joinWords(words: string[], language: Language): string {
  return restoreDisplayWordsAndSpaces(words, language)
    .map(({ text, space }) => space + text)
    .join('')
}

/** Whether the heading of a part says why it was found. */
function isInHeading({ from, text }: Part, { found }: SearchMatch): boolean {
  return found.some(({ places }) => places.some(place => place >= from && place < text))
}

// Each word counts by its weight once, slightly more for repetitions, about twice in a heading, and little if it is not
// shown, so that the excerpt contains it if the page does.
function computeScore({ from, to, text }: Part, { found }: SearchMatch, hidden: ReadonlySet<number>): number {
  return found.reduce((sum, { weight, places }) => {
    const all = places.filter(place => place >= from && place < to)
    const here = all.filter(place => !hidden.has(place))
    const inHeading = here.some(place => place < text)
    if (!here.length) return sum + (all.length ? weight * 0.3 : 0)
    return sum + weight * (1 + Math.min(here.length, 5) * 0.06 + (inHeading ? 0.8 : 0))
  }, 0)
}
