import type { Problem } from '../../../lib/problems'
import { frenchTypographyProblems } from '../../../lib/typography'
import type { Glossary } from '../../../model'
import type { Content } from '../read'
import { copyOf, type Copy } from './copy'

/** French typography, terms with a fixed name, and words that a law practice may not say of itself. */
export function checkWording(content: Content): Problem[] {
  const wrongWords = { en: wrongWordsOf(content.glossary, 'en'), fr: wrongWordsOf(content.glossary, 'fr') }
  return copyOf(content).flatMap(copy => {
    const typography = copy.language === 'fr' ? frenchTypographyProblems(copy.text) : []
    const words = wrongWords[copy.language].flatMap(({ pattern, message }) =>
      pattern.test(copy.text) ? [message] : [],
    )
    return [...typography, ...words].map(message => problemAt(copy, message))
  })
}

function problemAt({ file, field, line, text }: Copy, message: string): Problem {
  const opening = field?.startsWith('the text') ? ` in “${text.slice(0, 40).trim()}…”` : ''
  return { file, field, line, message: `${message}${opening}` }
}

function wrongWordsOf(
  { terms, reserved }: Glossary,
  language: Copy['language'],
): { pattern: RegExp; message: string }[] {
  return [
    ...terms.flatMap(term =>
      (term.not?.[language] ?? []).map(wrong => ({
        pattern: wholeWord(wrong),
        message: `says “${wrong}”; the term is “${term[language]}” (content/glossary.json)`,
      })),
    ),
    ...reserved[language].map(word => ({
      pattern: wholeWord(word),
      message: `says “${word}”, a word that a law practice may not use of itself (content/glossary.json)`,
    })),
  ]
}

function wholeWord(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`, 'iu')
}
