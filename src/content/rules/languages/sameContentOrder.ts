import { makeExcerpt } from '../../language/excerpt'
import { resolveOtherLanguageFile } from '../../read/languagePairs'
import type { CheckInput } from '../../read/checkInput'
import type { VisibleText } from '../../read/visibleText'
import type { Finding, Rule } from '../rule'
import { pairVisibleTexts } from './pairVisibleTexts'
import { computeFeatureSimilarity, extractSimilarityFeatures } from './crossLingualSimilarity'

/** What both languages say stands in the same order in both: cards, items, rows, paragraphs. */
export const sameContentOrder: Rule = {
  requirement: 'Both languages say the same things in the same order.',
  level: 'notice',
  check: input => [...exchangedWords(input), ...exchangedKinds(input)],
}

/** Words of both languages at one place, and how much they have in common. */
interface Place {
  first: VisibleText
  second: VisibleText
  traces: { first: Set<string>; second: Set<string> }
  likeness: number
}

// So many places further on, words were rather written anew than moved.
const reach = 8
// Of 2,700 pairs of places in these texts none is so much more alike crosswise; of those exchanged by program three in four are.
const clearly = 0.3
// Words that have this much in common stand where they belong.
const alike = 0.2

function exchangedWords(input: CheckInput): Finding[] {
  return [...siblings(input)].flatMap(places => {
    const found = places.flatMap((place, index) => {
      if (place.likeness > alike) return []
      const other = places
        .slice(index + 1, index + 1 + reach)
        .find(other => other.likeness <= alike && crosswise(place, other) - place.likeness - other.likeness > clearly)
      return other ? [{ place, other }] : []
    })
    // What was moved over several places is said of once.
    return found.slice(0, 1).map(({ place, other }) => ({
      file: place.second.file,
      field: place.second.field,
      line: place.second.lineAt?.(0),
      message: `says “${makeExcerpt(place.second.text, 40)}” where the English says “${makeExcerpt(place.first.text, 40)}”, and seems to stand in another order (see “${makeExcerpt(other.second.text, 40)}”); both languages keep one order`,
    }))
  })
}

function crosswise(one: Place, other: Place): number {
  return (
    computeFeatureSimilarity(one.traces.first, other.traces.second) +
    computeFeatureSimilarity(other.traces.first, one.traces.second)
  )
}

// The same field of the items of one list; the blocks of one kind in a text.
function siblings(input: CheckInput): Iterable<Place[]> {
  const lists = new Map<string, Place[]>()
  for (const { first, second } of pairVisibleTexts(input)) {
    if (!first.element && !/\[\d+\]/.test(first.field ?? '')) continue
    const list = `${first.file} ${first.field?.replace(/\[\d+\](?!.*\[\d)/, '') ?? ''} ${first.element ?? ''}`
    const traces = { first: extractSimilarityFeatures(first), second: extractSimilarityFeatures(second) }
    const place = { first, second, traces, likeness: computeFeatureSimilarity(traces.first, traces.second) }
    lists.set(list, [...(lists.get(list) ?? []), place])
  }
  return lists.values()
}

// A list before its paragraph in one language, and behind it in the other.
function exchangedKinds({ visibleTexts }: CheckInput): Finding[] {
  const texts = new Map<string, VisibleText[]>()
  for (const words of visibleTexts)
    if (words.element && !words.field && words.element !== 'Foreign')
      texts.set(words.file, [...(texts.get(words.file) ?? []), words])
  return [...texts].flatMap(([file, own]) => {
    const others = file.endsWith('/en.mdx') ? texts.get(resolveOtherLanguageFile(file, 'en')) : undefined
    if (!others || kindsOf(own).sort().join() !== kindsOf(others).sort().join()) return []
    const index = own.findIndex(({ element }, index) => element !== others[index]?.element)
    const [here, there] = [own[index], others[index]]
    return here && there
      ? [
          {
            file: there.file,
            line: there.lineAt?.(0),
            message: `says “${makeExcerpt(there.text, 40)}” where the English says “${makeExcerpt(here.text, 40)}”, a part of another kind; both languages keep one order`,
          },
        ]
      : []
  })
}

function kindsOf(blocks: VisibleText[]): string[] {
  return blocks.map(({ element = '' }) => element)
}
