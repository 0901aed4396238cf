import { mayMatch, type PatternHint } from '../../language/patternHints'
import type { VisibleTextFinding, Rule } from '../rule'

export const noEncodingErrors: Rule = {
  requirement: 'No character is damaged by a wrong text encoding.',
  level: 'problem',
  checkVisibleText: ({ text }) => {
    const words = text.replace(/https?:\/\/\S+/g, address => ' '.repeat(address.length))
    return broken.map(letters => (mayMatch(words, letters) ? findFirst(words, letters) : undefined))
  },
}

interface BrokenLetters extends PatternHint {
  mark: RegExp
  level?: 'notice'
  message: (found: string) => string
}

// UTF-8 decoded as Windows-1252 or Mac Roman, letters replaced by question marks, and look-alike letters of other
// alphabets.
const broken: BrokenLetters[] = [
  {
    // A decomposed accent (NFD), as some Mac programs write it, looks right.
    level: 'notice',
    mark: /\p{Script=Latin}[\u0300-\u036f]/u,
    hint: /[\u0300-\u036f]/,
    message: found =>
      `has “${found}” as a letter and an accent apart, which searching does not find; npm run fix:content mends it, or type the word again`,
  },
  {
    // As text copied from a PDF has it.
    level: 'notice',
    mark: /\p{L}*[\ufb00-\ufb06]\p{L}*/u,
    hint: /[\ufb00-\ufb06]/,
    message: found =>
      `has “${found}”, with two letters joined into one sign, which searching does not find; npm run fix:content mends it, or type the word again`,
  },
  {
    hint: /[ÃâÂÅï√‚\ufffd]/,
    mark: /Ã[\u0080-\u00bf ƒ…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â(?:€[\u0080-\u00bf™œžŸ˜“”¦¢ºš]?|‚¬)|Â[\u00a0-\u00bf]|(?<=[\p{L}.,])Â(?=[\s.,;]|$)|Å[“’\u0092\u0093]|ï»¿|ï¿½|√[©®†¢ßàÆ]|‚Ä[ôúù]|\ufffd/u,
    message: found =>
      `has “${found}”, letters that were broken when the text was copied; type the word again (é, è, ’ …)`,
  },
  {
    hint: /[´ˋ′]/,
    mark: /(?<=\p{L})[´ˋ′](?=\p{L})/u,
    message: found => `has “${found}” where an apostrophe belongs; type ’`,
  },
  {
    hint: /\?/,
    mark: /(?<=\p{L})\?(?=\p{Ll}{1,})(?!\p{L}+=)/u,
    message: () =>
      'has a “?” inside a word, where a letter with an accent or an apostrophe was lost; type the word again',
  },
  {
    hint: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
    mark: /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])(?:\p{Script=Latin}{2,}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}{2,})/u,
    message: found => `has “${found}”, in which a letter of another alphabet only looks right; type the word again`,
  },
]

function findFirst(text: string, { mark, level, message }: BrokenLetters): VisibleTextFinding | undefined {
  const match = mark.exec(text)
  return match ? { index: match.index, message: message(match[0]), ...(level && { level }) } : undefined
}
