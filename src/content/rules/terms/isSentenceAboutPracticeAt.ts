import type { Language } from '../../../config/languages'
import { extractSentenceAt } from '../facts/figureOwner'

const us: Record<Language, RegExp> = {
  en: /\b(?:we|us|ours?|firms?|practice|lawyers?|counsel|attorneys?|boutique|team|general counsel)\b/iu,
  fr: /(?<!\p{L})(?:nous|notre|nos|cabinets?|avocate?s?|juristes?|équipes?|pratique)(?!\p{L})/iu,
}

/** True where a sentence speaks of a law practice. A text speaks of others too: the experts of a court, the leader of a market. */
export function isSentenceAboutPracticeAt(text: string, index: number, language: Language): boolean {
  return us[language].test(extractSentenceAt(text, index))
}
