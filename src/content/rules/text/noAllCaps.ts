import { isInDictionaryWholeOrInParts } from '../../language/spelling'
import type { Rule } from '../rule'

export const noAllCaps: Rule = {
  requirement: 'Words are not written in all capitals, which some screen readers spell out letter by letter.',
  level: 'notice',
  checkVisibleText: ({ text, language, file }) => {
    if (file.startsWith('locales/')) return undefined
    // Adjacent abbreviations are fine: this looks for dictionary words. The lookahead comes first because the lookbehind
    // is slow.
    const run = [
      ...text.matchAll(/(?=\p{Lu}{2})(?<![\p{L}\p{N}.&-])\p{Lu}{2,}(?:[ \u00a0]\p{Lu}+)+(?![\p{L}\p{N}])/gu),
    ].find(({ 0: words }) => {
      // Short words are ambiguous: I, à, of.
      const long = words.split(/[ \u00a0]/).filter(word => word.length > 2)
      return long.length > 1 && long.every(word => isInDictionaryWholeOrInParts(word.toLowerCase(), language))
    })
    return run
      ? {
          index: run.index,
          message: `has “${run[0]}” all in capitals; write it in small letters, or as **words** in a text`,
        }
      : undefined
  },
}
