import type { Rule } from '../rule'

export const hyphenatedEnglishCompounds: Rule = {
  requirement: 'English compounds before a noun are hyphenated: part-time counsel, a long-term plan.',
  level: 'notice',
  checkVisibleText: ({ text, language }) => {
    if (language !== 'en') return undefined
    const match = joined.exec(text)
    return match
      ? {
          index: match.index,
          message: `says “${match[0]}”; before what they describe, the words are joined`,
          example: hyphenateWords(match[0]),
        }
      : undefined
  },
}

// Only before a noun that they modify: “she works part time” and “over the long term” have no hyphen.
const pairs =
  'part[ \u00a0]time|full[ \u00a0]time|(?:long|short|medium|near)[ \u00a0]term|in[ \u00a0]house|follow[ \u00a0]up|high[ \u00a0]level|cross[ \u00a0]border|third[ \u00a0]party|early[ \u00a0]stage|late[ \u00a0]stage|clinical[ \u00a0]stage|fixed[ \u00a0]fee|flat[ \u00a0]fee|up[ \u00a0]to[ \u00a0]date|day[ \u00a0]to[ \u00a0]day'
const nouns =
  'counsel|lawyers?|general|director|team|help|support|position|role|job|staff|employees?|hire|work|basis|plans?|planning|contracts?|agreements?|relationships?|strategy|strategies|goals?|results?|questions?|calls?|meetings?|department|experience|advice|advisors?|advisers?|compan(?:y|ies)|investors?|suppliers?|transactions?|deals?|packages?|arrangements?|list|records?|information|documents?|operations|management|decisions?|legal|senior'
const joined = new RegExp(`(?<![\\p{L}-])(?:${pairs})[ \\u00a0](?:${nouns})(?![\\p{L}-])`, 'iu')

// Hyphenates all words but the last, which is the noun.
function hyphenateWords(words: string): string {
  const parts = words.split(/[ \u00a0]/u)
  return `${parts.slice(0, -1).join('-')} ${parts.at(-1) ?? ''}`
}
