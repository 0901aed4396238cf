import type { Language } from '../../../config/languages'
import type { Rule } from '../rule'

/** Finds verbs that do not agree with their subject: “We offers”, “The clauses is”, « Nous offre ». */
export const verbAgreement: Rule = {
  requirement: 'Verbs agree with their subject: we offer, the clauses are, « nous offrons ».',
  level: 'notice',
  checkVisibleText: ({ text, language }) => {
    const match = slips[language].exec(text)
    return match
      ? { index: match.index, message: `says “${match[0].trim()}”, where the verb does not go with its subject` }
      : undefined
  },
}

// Only at the start of a sentence, except English “we”, “they” and “you”: within one, “the reading of the clauses is”
// and « elle nous offre » are right.
const slips: Record<Language, RegExp> = {
  en: /\b(?:[Ww]e|[Tt]hey|[Yy]ou) (?:is|has|was|does|offers|gives|writes|reads|helps|provides|works|keeps|makes|takes|needs|advises|reviews|drafts|acts|serves|signs|begins|answers)\b(?<!\b(?:of|with|for|and|or|as|that|which|if) (?:you|they|we) \w+)|(?:^|(?<=[.!?] ))The \p{Ll}{2,}(?<!s|i|u|serie|new|len|mean|canva|headquarter)s (?:is|was|has|does)\b|(?:^|(?<=[.!?] ))(?:He|She|It|The \p{Ll}+(?<!s|n|people|police|staff|data|media|feet|rich|poor)) (?:have|are|were|do)\b/u,
  fr: /(?:^|(?<=[.!?;][ \u00a0]))Nous[ \u00a0](?!sommes|faisons|autres|mêmes|dites|faites)\p{Ll}{3,}(?:e|es|ent|ez|a|ait)(?!\p{L})(?<!ndre|rdre|ttre|ître|ivre|ire|seule|toute|toutes|même)|(?:^|(?<=[.!?;][ \u00a0]))Les[ \u00a0]\p{Ll}{2,}[sx][ \u00a0](?:est|a|sera|peut|doit|va|était|devra|fait)(?!\p{L})|(?:^|(?<=[.!?;][ \u00a0]))(?:Il|Elle|Le[ \u00a0]\p{Ll}{2,}(?<![sxe])|La[ \u00a0]\p{Ll}{3,}e)[ \u00a0](?:sont|ont|seront|peuvent|doivent|vont|étaient)(?!\p{L})/u,
}
