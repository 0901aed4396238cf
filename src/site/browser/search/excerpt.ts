import type { Language } from '../../../config/languages'
import { hiddenWordsDelimiters, isEncodedStopWord, restoreDisplayWordsAndSpaces } from '../../../shared/searchText'
import type { SearchMatch } from './searchAndRank'

/** A run of text; search words are marked. */
export interface ExcerptRun {
  text: string
  marked: boolean
}

const excerptWords = 34
/** An excerpt begins and ends with a sentence, if that begins or ends no more than so many words away. */
const maxWordsToSentenceStart = 18
const maxWordsToSentenceEnd = 9
const maxWordsAfterClause = 6

/** The places of words that are indexed but not shown. */
export function listHiddenPlaces(words: string[]): Set<number> {
  let hiding = false
  return new Set(
    words.flatMap((word, place) => {
      if (word === hiddenWordsDelimiters.begin) hiding = true
      const isHidden = hiding
      if (word === hiddenWordsDelimiters.end) hiding = false
      return isHidden ? [place] : []
    }),
  )
}

/** An excerpt of the words between two places, around the search words. */
export function toExcerpt(
  { text, to }: { text: number; to: number },
  words: string[],
  hidden: ReadonlySet<number>,
  { found }: SearchMatch,
  language: Language,
): ExcerptRun[] {
  const matching = new Set(found.flatMap(({ places }) => places))
  const visible = words.flatMap((_, place) => (place >= text && place < to && !hidden.has(place) ? [place] : []))
  const own = restoreDisplayWordsAndSpaces(
    visible.map(place => words[place] ?? ''),
    language,
  )
  const { start, end, isWhole } = findSentences(
    own.map(({ text }) => text),
    findBestStart(visible, found),
    index => matching.has(visible[index] ?? -1),
  )
  const shown = own.slice(start.index, end)
  // Cut in a sentence, it ends with the clause before, if little is lost.
  const clause = shown.findLastIndex(({ text }) => /[,;:]$/.test(text))
  if (!isWhole && clause >= shown.length - maxWordsAfterClause) shown.splice(clause + 1)
  // The excerpt must not end with « l’ » or « de ».
  while (!isWhole && (shown.at(-1)?.text.replace(/’$/, '').length ?? 3) < 3) shown.pop()
  const lastShown = shown.at(-1)
  if (!isWhole && lastShown) lastShown.text = lastShown.text.replace(/[,;:]$/, '')
  const runs: ExcerptRun[] = []
  const add = (text: string, marked: boolean) => {
    const last = runs.at(-1)
    if (!text) return
    if (last?.marked === marked) last.text += text
    else runs.push({ text, marked })
  }
  const isMatch = (index: number) => matching.has(visible[start.index + index] ?? -1)
  const isStopWord = (index: number) => isEncodedStopWord(words[visible[start.index + index] ?? -1] ?? '')
  // Of “notice of compliance”, the word in the middle is marked too.
  const isJoint = (index: number) => {
    let [before, after] = [index, index]
    while (isStopWord(before)) before--
    while (isStopWord(after)) after++
    return before < after && isMatch(before) && isMatch(after) && /[\p{L}\d]$/u.test(shown[before]?.text ?? '')
  }
  if (!start.isSentence) add('… ', false)
  shown.forEach(({ text, space }, index) => {
    const joins = isJoint(index)
    const isMarked = joins || isMatch(index)
    const [, before = '', word = text, after = ''] = /^([^\p{L}\d]*)(.*?)([^\p{L}\d]*)$/u.exec(text) ?? []
    // Words beside each other are marked as one, unless there is punctuation between them.
    if (index) add(space, isMarked && !before && Boolean(runs.at(-1)?.marked))
    if (joins || !isMarked) return add(text, joins)
    add(before, false)
    add(word, true)
    add(after, false)
  })
  if (!isWhole) add('…', false)
  return runs
}

/** Moves both ends of an excerpt to those of sentences nearby; the first search word stays in it. */
function findSentences(words: string[], best: number, isMatch: (index: number) => boolean) {
  const isSentenceStart = (index: number) =>
    index <= 0 ||
    index >= words.length ||
    (/[.!?…]$/.test(words[index - 1] ?? '') && /^[«“(]?(?:\p{Lu}|$)/u.test(words[index] ?? '')) ||
    // But not in “s. 30”.
    (/\p{L}{5}[.!?…]$/u.test(words[index - 1] ?? '') && /^\p{N}/u.test(words[index] ?? ''))
  const first = words.findIndex((_, index) => index >= best && isMatch(index))
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more)
  const sentence = range(best - maxWordsToSentenceStart, Math.max(best, first))
    .filter(index => index >= 0)
    .findLast(index => isSentenceStart(index) && (index <= best || words.length - index >= excerptWords / 3))
  const start = sentence ?? best
  const end = start + excerptWords
  const sentenceEnd = [
    ...range(end, end + maxWordsToSentenceEnd),
    ...range(end - 2 * maxWordsToSentenceEnd, end - 1).reverse(),
  ].find(index => index > first && isSentenceStart(index))
  return {
    start: { index: start, isSentence: sentence !== undefined },
    end: sentenceEnd ?? end,
    isWhole: sentenceEnd !== undefined,
  }
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
