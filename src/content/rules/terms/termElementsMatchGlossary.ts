import { formatDidYouMeanHint } from '../../language/didYouMean'
import { getOtherLanguage, languages } from '../../../config/languages'
import {
  createTermElementEntryFinder,
  listTermNames,
  normalizeTermName,
  splitShortForm,
  type TermElementData,
} from '../../../shared/terms'
import type { GlossaryTerm } from '../../model'
import type { ContentFinding, Findings, Rule } from '../rule'
import { collectTermElements } from './collectTermElements'

export const termElementsMatchGlossary: Rule = {
  requirement: 'A term marked in a text has a glossary entry, and its other-language name is the one of that entry.',
  level: 'notice',
  requiredParts: ['terms'],
  check: ({ terms, markdownTexts }) => {
    const find = createTermElementEntryFinder(terms)
    const ids = terms.map(({ id }) => id)
    return markdownTexts.flatMap(text =>
      collectTermElements(text).flatMap(({ line, used }): Findings<ContentFinding> => {
        const place = { file: text.file, field: text.field, line }
        const entry = find(used)
        if (entry) return findStrayNames(entry.term, used).map(message => ({ ...place, message }))
        return used.entry
          ? [
              {
                ...place,
                level: 'problem',
                message: `names the entry “${used.entry}”, but there is no content/terms/${used.entry}.json${formatDidYouMeanHint(used.entry, ids)}`,
              },
            ]
          : [
              {
                ...place,
                message: `marks “${used.words}” as a term, and the glossary has no entry of that name; add one to content/terms, or name one: <Term entry="…">`,
              },
            ]
      }),
    )
  },
}

function normalizeToSingular(name: string): string {
  return normalizeTermName(name).replace(/(?<=\p{L}{3})[sx](?!\p{L})/gu, '')
}

// A name in the other language that the entry does not have: another term, or a typo.
function findStrayNames(term: GlossaryTerm, { names }: TermElementData): string[] {
  return languages.flatMap(language => {
    const said = names[language]
    if (!said) return []
    const known = listTermNames(term, language)
    const own = normalizeToSingular(splitShortForm(said).name)
    // The text may use the singular, the plural or part of a long name.
    return known.map(normalizeToSingular).some(name => name.startsWith(own) || own.startsWith(name))
      ? []
      : [
          `calls “${term.term[getOtherLanguage(language)]}” “${said}”, and the glossary calls it ${known.map(name => `“${name}”`).join(' or ')}; write that name, or add this one to "also" of the entry`,
        ]
  })
}
