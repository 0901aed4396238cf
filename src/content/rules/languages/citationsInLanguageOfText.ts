import { getOtherLanguage, languageDetails, type Language } from '../../../config/languages'
import { collectNestedStrings } from '../../collectNestedStrings'
import { getProperty } from '../../../shared/properties'
import type { Rule, VisibleTextFinding } from '../rule'

interface ForeignCitation {
  mark: RegExp
  own: string
}

// The other language’s abbreviations for series of acts and regulations, and for sections.
const foreignCitations: Record<Language, ForeignCitation[]> = {
  en: [
    { mark: /\bDORS\//u, own: 'SOR/' },
    { mark: /\bL\.R\.C\./u, own: 'R.S.C.' },
    { mark: /\bL\.C\.(?=[\s\u00a0]\d)/u, own: 'S.C.' },
    { mark: /\bL\.Q\./u, own: 'S.Q.' },
    { mark: /\bRLRQ\b/u, own: 'CQLR' },
    { mark: /(?<=\b\d{4}[\s\u00a0])CSC\b/u, own: 'SCC' },
  ],
  fr: [
    { mark: /\bSOR\//u, own: 'DORS/' },
    { mark: /\bR\.S\.C\./u, own: 'L.R.C.' },
    { mark: /\bS\.C\.(?=[\s\u00a0]\d)/u, own: 'L.C.' },
    { mark: /\bS\.Q\./u, own: 'L.Q.' },
    { mark: /\bCQLR\b/u, own: 'RLRQ' },
    { mark: /(?<=\b\d{4}[\s\u00a0])SCC\b/u, own: 'CSC' },
    // Cases of foreign courts keep “v.”.
    {
      mark: /(?<=\p{L}[\s\u00a0])v\.(?=[\s\u00a0]\p{Lu}[^;]{0,60},[\s\u00a0]\d{4}[\s\u00a0](?:CSC|SCC|QCC[AS]|F?CAF?|CF|FC)\b)/u,
      own: 'c.',
    },
    { mark: /(?<![\p{L}\p{N}.])ss?\.(?=[\s\u00a0]?\d)/u, own: 'art.' },
  ],
}

/** Finds citations copied from the other language with their abbreviations. */
export const citationsInLanguageOfText: Rule = {
  requirement:
    'Acts and regulations are cited in the style of the text’s language: “SOR/”, “s. 4” in English, « DORS/ », « art. 4 » in French.',
  level: 'problem',
  check: ({ mdxFiles }) =>
    mdxFiles.flatMap(({ file, language, data }) =>
      collectNestedStrings(data).flatMap(({ field, text }) => {
        const [, index] = /^sources\[(\d+)\]\.title$/.exec(field) ?? []
        // A source in the other language keeps its own title.
        return index === undefined || getProperty(data, 'sources', index, 'lang')
          ? []
          : findForeignCitations(text, language).map(finding => ({ file, field, message: finding.message }))
      }),
    ),
  checkVisibleText: ({ text, source, language }) => findForeignCitations(/<Foreign/.test(source) ? '' : text, language),
}

function findForeignCitations(text: string, language: Language): VisibleTextFinding[] {
  const [should, is] = [language, getOtherLanguage(language)].map(each => languageDetails[each].englishName)
  return foreignCitations[language].flatMap(({ mark, own }) => {
    const found = mark.exec(text)
    return found
      ? [
          {
            index: found.index,
            message: `cites with “${found[0]}”, as ${is} does; ${should} cites with “${own}”`,
            example: own,
          },
        ]
      : []
  })
}
