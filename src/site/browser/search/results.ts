import type { Language } from '../../../config/languages'
import type { SearchKind } from '../../../config/search'
import { hiddenWordsDelimiters, restoreDisplayWordsAndSpaces } from '../../../shared/searchText'
import type { PagefindFragment } from './engine'
import type { SearchMatch } from './searchAndRank'

/** A run of text; search words are marked. */
interface ExcerptRun {
  text: string
  marked: boolean
}

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

const excerptWords = 34
/** An excerpt begins with its sentence, if that begins no more than so many words earlier. */
const maxWordsToSentenceStart = 8
const mostPlaces = 2

/** Loads a match and selects its best section, with an excerpt around the search words. */
export async function loadMatchAndBestExcerpt(match: SearchMatch, language: Language): Promise<SearchResult> {
  const fragment = await match.data()
  const words = splitWords(fragment)
  const title = fragment.meta.title ?? fragment.url
  const parts = splitParts(fragment, words, language, title)
  const scored = parts.map(part => ({ ...part, score: computeScore(part, match) })).sort((a, b) => b.score - a.score)
  const [best, ...rest] = scored
  if (!best) return { id: match.id, kind: match.kind, url: fragment.url, heading: title, title, excerpt: [], more: [] }
  return {
    id: match.id,
    kind: match.kind,
    url: best.url,
    heading: best.heading,
    title,
    excerpt: toExcerpt({ ...best, text: best.text || countTitleWords(words, title, language) }, words, match, language),
    more: rest.filter(({ score }) => score > 0.85 * best.score).slice(0, mostPlaces),
  }
}

function splitWords({ raw_content }: PagefindFragment): string[] {
  return raw_content.replaceAll('&lt;', '<').replaceAll('&gt;', '>').split(/\s+/)
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

// Each word counts by its weight once, slightly more for repetitions, and about twice in a heading.
function computeScore({ from, to, text }: Part, { found }: SearchMatch): number {
  return found.reduce((sum, { weight, places }) => {
    const here = places.filter(place => place >= from && place < to)
    const inHeading = here.some(place => place < text)
    return here.length ? sum + weight * (1 + Math.min(here.length, 5) * 0.06 + (inHeading ? 0.8 : 0)) : sum
  }, 0)
}

function toExcerpt({ text, to }: Part, words: string[], { found }: SearchMatch, language: Language): ExcerptRun[] {
  const matching = new Set(found.flatMap(({ places }) => places))
  const visible: number[] = []
  let hiding = false
  for (let place = text; place < to; place += 1) {
    if (words[place] === hiddenWordsDelimiters.begin) hiding = true
    else if (words[place] === hiddenWordsDelimiters.end) hiding = false
    else if (!hiding) visible.push(place)
  }
  const best = findBestStart(visible, found)
  const isSentenceStart = (index: number) =>
    index === 0 ||
    (/[.!?]$/.test(words[visible[index - 1] ?? -1] ?? '') && /^\p{Lu}/u.test(words[visible[index] ?? -1] ?? ''))
  const sentenceStart = Array.from(
    { length: Math.min(best, maxWordsToSentenceStart) + 1 },
    (_, back) => best - back,
  ).find(isSentenceStart)
  const start = sentenceStart ?? best
  const shown = visible.slice(start, start + excerptWords)
  const runs: ExcerptRun[] = []
  const own = restoreDisplayWordsAndSpaces(
    shown.map(place => words[place] ?? ''),
    language,
  )
  const goesOn = start + excerptWords < visible.length
  // The excerpt must not end with « l’ » or « de ».
  while (goesOn && (own.at(-1)?.text.replace(/’$/, '').length ?? 3) < 3) own.pop()
  const lastShown = own.at(-1)
  if (goesOn && lastShown) lastShown.text = lastShown.text.replace(/[,;:]$/, '')
  const add = (text: string, marked: boolean) => {
    const last = runs.at(-1)
    if (!text) return
    if (last && !last.marked && !marked) last.text += text
    else runs.push({ text, marked })
  }
  if (sentenceStart === undefined) add('… ', false)
  own.forEach(({ text, space }, index) => {
    add(space, false)
    if (!matching.has(shown[index] ?? -1)) return add(text, false)
    const [, before = '', word = text, after = ''] = /^([^\p{L}\d]*)(.*?)([^\p{L}\d]*)$/u.exec(text) ?? []
    add(before, false)
    add(word, true)
    add(after, false)
  })
  if (goesOn) add('…', false)
  return runs
}

function findBestStart(visible: number[], found: SearchMatch['found']): number {
  const word = new Map(found.flatMap(({ places }, index) => places.map(place => [place, index] as const)))
  let [best, bestScore] = [0, 0]
  visible.forEach((place, index) => {
    if (!word.has(place)) return
    const start = Math.max(0, Math.min(index - 4, visible.length - excerptWords))
    const seen = new Map<number, number>()
    for (const each of visible.slice(start, start + excerptWords)) {
      const own = word.get(each)
      if (own !== undefined) seen.set(own, (seen.get(own) ?? 0) + 1)
    }
    const score = [...seen].reduce((sum, [own, times]) => sum + (found[own]?.weight ?? 0) * (1 + times * 0.05), 0)
    if (score > bestScore + 1e-9) [best, bestScore] = [start, score]
  })
  return best
}
