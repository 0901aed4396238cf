import { groupByKey } from '../../../shared/groupByKey'
import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import { resolveOtherLanguageFile } from '../../read/languagePairs'
import type { CheckInput } from '../../read/checkInput'
import type { VisibleText } from '../../read/visibleText'
import { createVisibleTextFinding } from '../createVisibleTextFinding'
import type { ContentFinding, Findings, Rule } from '../rule'
import { groupTranslatableBlocksByFile, pairVisibleTexts } from './pairVisibleTexts'
import { computeFeatureSimilarity, extractSimilarityFeatures } from './crossLingualSimilarity'

export const sameContentOrder: Rule = {
  requirement: 'Both languages present their content in the same order.',
  level: 'notice',
  check: input => [...findExchangedTexts(input), ...findExchangedElements(input)],
}

/** The texts of both languages at the same position, with their similarity. */
interface Place {
  first: VisibleText
  second: VisibleText
  features: { first: Set<string>; second: Set<string> }
  similarity: number
}

// Maximum distance to search: text further away was more likely rewritten than moved.
const reach = 8
// Measured: none of the 2,700 pairs in the content exceeds it; three quarters of pairs swapped on purpose do.
const clearly = 0.3
// Texts this similar are at the right position.
const alike = 0.2

function findExchangedTexts(input: CheckInput): Findings<ContentFinding> {
  return groupComparablePairs(input).flatMap(places => {
    const found = places.flatMap((place, index) => {
      if (place.similarity > alike) return []
      const other = places
        .slice(index + 1, index + 1 + reach)
        .find(
          other =>
            other.similarity <= alike &&
            computeCrosswiseSimilarity(place, other) - place.similarity - other.similarity > clearly,
        )
      return other ? [{ place, other }] : []
    })
    // Reported once per list: one move affects several positions.
    return found
      .slice(0, 1)
      .map(({ place, other }) =>
        createVisibleTextFinding(
          place.second,
          `says “${truncateToSingleLine(place.second.text, 40)}” where the English says “${truncateToSingleLine(place.first.text, 40)}”, and seems to stand in another order (see “${truncateToSingleLine(other.second.text, 40)}”); both languages keep one order`,
        ),
      )
  })
}

function computeCrosswiseSimilarity(one: Place, other: Place): number {
  return (
    computeFeatureSimilarity(one.features.first, other.features.second) +
    computeFeatureSimilarity(other.features.first, one.features.second)
  )
}

// Groups pairs that could be swapped: the same field of a list’s items, or blocks of one kind in a text.
function groupComparablePairs(input: CheckInput): Place[][] {
  const places = pairVisibleTexts(input)
    .filter(({ first: { element, field } }) => element ?? /\[\d+\]/.test(field ?? ''))
    .map(({ first, second }): Place => {
      const features = { first: extractSimilarityFeatures(first), second: extractSimilarityFeatures(second) }
      return { first, second, features, similarity: computeFeatureSimilarity(features.first, features.second) }
    })
  const groups = groupByKey(
    places,
    ({ first: { file, field, element } }) =>
      `${file} ${field?.replace(/\[\d+\](?!.*\[\d)/, '') ?? ''} ${element ?? ''}`,
  )
  return [...groups.values()]
}

// Finds blocks of different kinds swapped in one language, such as a list and a paragraph.
function findExchangedElements({ visibleTexts }: CheckInput): Findings<ContentFinding> {
  const texts = groupTranslatableBlocksByFile(visibleTexts)
  return [...texts].map(([file, own]) => {
    const others = file.endsWith('/en.mdx') ? texts.get(resolveOtherLanguageFile(file, 'en')) : undefined
    if (!others || listElementNames(own).sort().join() !== listElementNames(others).sort().join()) return undefined
    const index = own.findIndex(({ element }, index) => element !== others[index]?.element)
    const [here, there] = [own[index], others[index]]
    return here && there
      ? createVisibleTextFinding(
          there,
          `says “${truncateToSingleLine(there.text, 40)}” where the English says “${truncateToSingleLine(here.text, 40)}”, a part of another kind; both languages keep one order`,
        )
      : undefined
  })
}

function listElementNames(blocks: VisibleText[]): string[] {
  return blocks.map(({ element = '' }) => element)
}
