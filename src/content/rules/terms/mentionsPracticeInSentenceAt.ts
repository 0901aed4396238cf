import type { Language } from '../../../config/languages'
import { extractSentenceAt } from '../facts/numberOwner'

const us: Record<Language, RegExp> = {
  en: /\b(?:we|us|ours?|firms?|practice|lawyers?|counsel|attorneys?|boutique|team|general counsel)\b/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|cabinets?|avocate?s?|juristes?|équipes?|pratique)(?!\p{L})/iu,
}

/**
 * True if the sentence at an index has a word that may stand for the practice, such as “we”, “firm” or “counsel”.
 */
export function mentionsPracticeInSentenceAt(text: string, index: number, language: Language): boolean {
  return us[language].test(extractSentenceAt(text, index))
}
