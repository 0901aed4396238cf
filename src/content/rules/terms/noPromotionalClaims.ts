import type { Language } from '../../../config/languages'
import type { Rule } from '../rule'
import { truncateToSingleLine } from '../../language/truncateToSingleLine'
import { toLowercasePattern, lowercaseKeepingLength } from '../../language/lowercasePatterns'
import { extractSentenceAt } from '../facts/numberOwner'
import { mentionsPracticeInSentenceAt } from './mentionsPracticeInSentenceAt'
import { promotionalClaimPatterns } from './promotionalClaimPatterns'

/** Finds claims that a law practice must not make: superiority, results, clients’ opinions. */
export const noPromotionalClaims: Rule = {
  requirement: 'The practice does not praise itself, compare itself with others, promise results or quote clients.',
  level: 'notice',
  checkVisibleText: ({ file, text, language }) => {
    if (file === 'content/facts.json') return undefined
    const words = text.replace(/[\u00a0\u202f\n]/g, ' ').replace(/'/g, '’')
    const small = lowercaseKeepingLength(words)
    return patterns.map(({ pattern, ofUs, say }) => {
      const match = pattern[language].exec(small)
      if (!match || (ofUs && !isAboutPractice(words, match.index, language))) return undefined
      const found = words.slice(match.index, match.index + match[0].length)
      return { index: match.index, message: `says “${formatQuote(found, words, match.index)}”; ${say}` }
    })
  },
}

const patterns = promotionalClaimPatterns.map(({ pattern: { en, fr }, ...praise }) => ({
  ...praise,
  pattern: { en: toLowercasePattern(en), fr: toLowercasePattern(fr) },
}))

// Words of an offer: a slogan may praise the service without naming the practice.
const offer: Record<Language, RegExp> = {
  en: /\b(?:legal (?:fees?|minds?|advice|talent|services?|help|support|work)|pharma(?:ceutical)? law|montréal law|(?:fees|rates|prices) (?:in|around) (?:town|the (?:city|province|country|market|business|industry)|montréal|québec|canada)|your (?:deal|approval|patent|licence|money)|results|success|(?:before|in|at) the [\p{L} ]{0,20}courts?|zero (?:risks?|delays?|surprises?)|with us|startups?|(?:choice|partner) (?:of|for))\b/iu,
  fr: /(?<!\p{L})(?:(?:esprits?|conseils?|services?|travail|talents?|soutien) juridiques?|droit (?:montréalais|pharmaceutique|des)|(?:honoraires|tarifs?|prix) [^.;:!?]{0,30}(?:en ville|à montréal|au (?:québec|canada|pays)|du marché|de la (?:ville|région|province)|garanti\p{L}*)|votre (?:transaction|autorisation|brevet|licence|argent)|résultats?|succès|réussite|devant (?:la cour|les tribunaux|l[ea]s? [\p{L} ]{0,20}cours?)|zéro (?:risque|retard|surprise)|rembours\p{L}+|avec nous|jeunes? pousses?|(?:choix|partenaire) (?:de|des|d’\p{L}+|pour))(?!\p{L})/iu,
}

function isAboutPractice(words: string, index: number, language: Language): boolean {
  return mentionsPracticeInSentenceAt(words, index, language) || offer[language].test(extractSentenceAt(words, index))
}

// A match that begins with a quotation mark is unclear by itself, so the message quotes its sentence.
function formatQuote(found: string, words: string, index: number): string {
  return /^[\p{L}\p{N}]/u.test(found) ? found : truncateToSingleLine(extractSentenceAt(words, index), 60)
}
