import { groupByKey } from '../../../shared/groupByKey'
import type { VisibleText } from '../../read/visibleText'
import type { ContentFinding, Rule } from '../rule'

/** A label of the interface; `key` is the last part of its field: `accept` in `consent.accept`. */
interface Label {
  copy: VisibleText
  group: string
  key: string
}

/** Finds swapped labels, such as accept and refuse: each contains the other’s key. */
export const noLabelsSwappedBetweenKeys: Rule = {
  requirement: 'Interface labels are not swapped: the label for “refuse” does not say “Accept”.',
  level: 'notice',
  check: ({ visibleTexts }) =>
    [...groupByKey(visibleTexts.flatMap(readLabel), ({ group }) => group).values()].flatMap(labels =>
      labels.flatMap((label, index) => labels.slice(index + 1).map(other => findExchange(label, other))),
    ),
}

function readLabel(copy: VisibleText): Label[] {
  const { file, field = '', language } = copy
  const [, parent, key] =
    (file.startsWith('locales/') ? /^(.*?)\.?([a-z]+)$/ : /^(words)\.([a-z]+)\.(?:en|fr)$/).exec(field) ?? []
  return key ? [{ copy, key, group: [file, language, parent].join(' ') }] : []
}

function findExchange(first: Label, second: Label): ContentFinding | undefined {
  // Keys with a common stem, such as “filing” and “filed”, cannot be told apart by their labels.
  if (first.key.slice(0, family) === second.key.slice(0, family)) return undefined
  const exchanged =
    hasWordLikeKey(first, second.key) &&
    hasWordLikeKey(second, first.key) &&
    !hasWordLikeKey(first, first.key) &&
    !hasWordLikeKey(second, second.key)
  return exchanged
    ? {
        file: first.copy.file,
        field: first.copy.field,
        message: `says “${first.copy.text}”, and “${second.key}” beside it says “${second.copy.text}”, which look exchanged; write each at its own name`,
      }
    : undefined
}

// « Accepter » begins like “accept”: most such words begin alike in both languages.
const beginning = 4
const family = 3

function hasWordLikeKey({ copy }: Label, key: string): boolean {
  return new RegExp(`(?<!\\p{L})${key.slice(0, beginning)}`, 'iu').test(copy.text)
}
