import { findPlaceholders } from '../../../shared/placeholderSyntax'
import { defaultLanguage, languageDetails } from '../../../config/languages'
import type { CheckInput } from '../../read/checkInput'
import { pairByLanguage } from '../../read/languagePairs'
import type { ContentFinding, Findings, Rule } from '../rule'

export const sameFactPlaceholdersInBothLanguages: Rule = {
  requirement: 'Both languages of a field or text use the same facts.',
  level: 'problem',
  check: input => [...compareFields(input), ...compareTexts(input)],
}

function compareFields({ visibleTexts, markdownTexts }: CheckInput): Findings<ContentFinding> {
  const typed = [
    ...visibleTexts.filter(({ element, file }) => !element && file.endsWith('.json') && !file.startsWith('locales/')),
    ...markdownTexts.filter(({ field }) => field),
  ]
  const byField = new Map(typed.map(({ file, field, ...words }) => [`${file}\n${field}`, words]))
  return typed.flatMap(({ file, field, language, source }) => {
    if (language !== defaultLanguage || !field?.endsWith('.en')) return []
    const twin = byField.get(`${file}\n${field.replace(/en$/, 'fr')}`)
    return twin
      ? findMissingPlaceholders(source, twin.source).map(({ language, message }) => ({
          file,
          field: field.replace(/en$/, language),
          message,
        }))
      : []
  })
}

function compareTexts({ mdxFiles }: CheckInput): Findings<ContentFinding> {
  return pairByLanguage(mdxFiles).flatMap(({ first, second }) =>
    findMissingPlaceholders(first.body, second.body).map(({ language, message, name }) => {
      // Reported for the file that lacks the fact, with the line in the other file as a pointer.
      const [lacking, holding] = language === 'en' ? [first, second] : [second, first]
      const line = holding.linesBefore + holding.body.slice(0, holding.body.indexOf(`{{${name}`)).split('\n').length
      return { file: lacking.file, message: `${message} (line ${line} there)` }
    }),
  )
}

interface Difference {
  /** The language without the placeholder. */
  language: 'en' | 'fr'
  name: string
  message: string
}

function findMissingPlaceholders(en: string, fr: string): Difference[] {
  const named = { en: collectPlaceholderNames(en), fr: collectPlaceholderNames(fr) }
  const lacking = (language: 'en' | 'fr', other: 'en' | 'fr') =>
    [...named[other]]
      .filter(name => !named[language].has(name))
      .map(name => ({
        language,
        name,
        message: `does not name {{${name}}}, as the ${languageDetails[other].englishName} does; both languages say the same`,
      }))
  return [...lacking('fr', 'en'), ...lacking('en', 'fr')]
}

// Formats may differ: French cannot shorten thousands ($60K).
function collectPlaceholderNames(text: string): Set<string> {
  return new Set(findPlaceholders(text).map(({ name }) => name))
}
