import type { Rule } from '../rule'

/** Finds “a agreement”, “an contract”: the article depends on the next sound, not letter. */
export const correctIndefiniteArticle: Rule = {
  requirement: 'The indefinite article is “an” before a vowel sound and “a” before any other.',
  level: 'notice',
  checkVisibleText: ({ text, language }) =>
    language === 'en'
      ? marks.map(({ mark, write }) => {
          const match = mark.exec(text)
          return match ? { index: match.index, message: `says “${match[0]}”; ${write}` } : undefined
        })
      : [],
}

// After “a”, only lower-case words count, since “A” may be a label (“Schedule A”). After “an”, capitalized words count
// too; abbreviations do not.
const marks = [
  {
    mark: /(?<![\p{L}\p{N}&.’'()-])(?:a|A) (?=[aeio]\p{Ll})(?!(?:one|once|in|is|it|and|or|at|as|are|on|of|also|if|into|only|to)(?!\p{L}))\p{L}+/u,
    write: 'before a vowel it is “an”',
  },
  {
    mark: /\b[Aa]n (?=[b-df-gj-np-tv-zB-DF-GJ-NP-TV-Z]\p{Ll})\p{L}+|\b[Aa]n (?:un(?:i(?!m|n)|i$)\p{Ll}+|one\b|once\b|European|eu\p{Ll}+|use[a-z]*\b|usual)/u,
    write: 'before a consonant, and before a “u” that is said “you”, it is “a”',
  },
]
