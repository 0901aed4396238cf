import { startsHyphenatedDictionaryWord, isInDictionary } from '../../language/dictionaries'
import type { Rule } from '../rule'

/**
 * Finds words without the hyphen that the dictionary has: « presse papiers », « sous traitant », « vice président ».
 */
export const hyphenatedWords: Rule = {
  requirement: 'French compounds have the hyphens of the dictionary: presse-papiers, sous-traitant, au-dessus.',
  level: 'notice',
  checkVisibleText: ({ text, language }) =>
    language === 'fr'
      ? [...text.matchAll(pairs)].map(({ index, groups: { first = '', second = '' } = {} }) => {
          const word = isRightlyApart(first, second, text.slice(0, index))
            ? undefined
            : findHyphenatedWord(first, second)
          return word
            ? {
                index,
                message: `says « ${first} ${second} », which the dictionary has with a hyphen; write « ${word} »`,
              }
            : undefined
        })
      : [],
}

const pairs =
  /(?<![\p{L}\p{N}’'-])(?=(?<first>\p{Ll}{3,}|mi|ex|là|ci|au)[ \u00a0](?<second>(?:d’)?\p{Ll}{3,})(?![\p{L}’'-]))\k<first>/gu

// « Presse papier » lacks the final s, too.
function findHyphenatedWord(first: string, second: string): string | undefined {
  if (!startsHyphenatedDictionaryWord(first, 'fr')) return undefined
  return [second, `${second}s`].map(end => `${first}-${end}`).find(word => isInDictionary(word, 'fr'))
}

// Pairs that are rightly two words: adjectives before a noun, numbers, a noun that describes another.
const apart =
  /^(?:des|qui|est|aux|vous|nous|pas|peut|compte|rendez|grande?s?|petite?s?|haute?s?|basse?s?|bas|longue?s?|courte?s?|bons?|bonnes?|tout|toute|tous|deux|trois|cent|mille|sur|hors|entre|contre|par|pour|mots?) |^quatre (?!vingts?$)| (?:clés?|phares?|pilotes?|types?|limites?|forme|ordre|cents?|mille)$|^(?:avant|après) (?:tout|tous|cette)$/u
const always = /^par (?:dessus|dessous|delà)$|^tout puissant$/u

// Hyphenated as a noun, but separate as a verb, adverb or preposition.
const nounsOnly = /^(?:chez|non|bien|mieux|savoir|faire|laisser|laissez|sans|après|sous|faux) /u
const determiner =
  /(?<!\p{L})(?:les?|la|une?|du|des|ce|cet|cette|ces|son|sa|ses|notre|nos|votre|vos|leurs?|au|aux|d’un|d’une|de)[ \u00a0]$/iu

function isRightlyApart(first: string, second: string, before: string): boolean {
  const pair = `${first} ${second}`
  if (always.test(pair)) return false
  return apart.test(pair) || (nounsOnly.test(pair) && !determiner.test(before))
}
