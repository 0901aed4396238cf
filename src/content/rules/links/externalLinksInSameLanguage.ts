import { getOtherLanguage, languageDetails, languages, type Language } from '../../../config/languages'
import type { Rule } from '../rule'
import { collectNestedStrings } from '../../collectNestedStrings'
import type { CheckInput } from '../../read/checkInput'
import { collectContentLinks, type FoundLink } from './collectContentLinks'

// How government and other sites encode the language in their URLs.
const written: Record<Language, RegExp> = {
  en: /^https:.*(?:\/(?:en|eng|english|en-ca|lang-en)(?:[./?#]|$)|[-_]e(?:ng?)?\.(?:html?|aspx?|pdf|php)|[?&](?:lang|language|locale|l|hl|lg)=en)/i,
  fr: /^https:.*(?:\/(?:fr|fra|francais|fr-ca|lang-fr)(?:[./?#]|$)|[-_]f(?:ra?)?\.(?:html?|aspx?|pdf|php)|[?&](?:lang|language|locale|l|hl|lg)=fr)/i,
}

/** Most official pages exist in both languages. */
export const externalLinksInSameLanguage: Rule = {
  requirement: 'The external links and sources of a text lead to pages in its own language.',
  level: 'notice',
  check: input =>
    [...collectContentLinks(input), ...collectSourceLinks(input)].map(({ file, field, line, to, language }) => {
      if (!language) return undefined
      const other = getOtherLanguage(language)
      return written[other].test(to) && !written[language].test(to)
        ? {
            file,
            field,
            line,
            message: `leads to “${to}”, which seems to be in ${languageDetails[other].englishName}; lead to the same page in the language of the text, if there is one`,
          }
        : undefined
    }),
}

// Sources in one language only are marked with `lang`, or in their title.
const elsewhere: Record<Language, RegExp> = {
  en: /\b(?:in French|French only)\b/iu,
  fr: /(?<!\p{L})en anglais(?!\p{L})/iu,
}

function collectSourceLinks({ jsonFiles, mdxFiles }: CheckInput): FoundLink[] {
  const inJson = jsonFiles.flatMap(({ file, value }) => {
    const strings = collectNestedStrings(value)
    const texts = new Map(strings.map(({ field, text }) => [field, text]))
    return strings.flatMap(({ text, field, key, language }) => {
      const title = texts.get(field.replace(/url\.(..)$/, 'title.$1')) ?? ''
      return key === 'url' && language && !elsewhere[language].test(title) ? [{ file, field, to: text, language }] : []
    })
  })
  const inFrontMatter = mdxFiles.flatMap(({ file, language, data }) => {
    const strings = collectNestedStrings(data)
    const texts = new Map(strings.map(({ field, text }) => [field, text]))
    return strings.flatMap(({ text, field }) => {
      if (!/^sources\[\d+\]\.url$/.test(field)) return []
      const said = (name: string) => texts.get(field.replace('url', name)) ?? ''
      const own = languages.find(name => name === said('lang')) ?? language
      return elsewhere[own].test(said('title')) ? [] : [{ file, field, to: text, language: own }]
    })
  })
  return [...inJson, ...inFrontMatter]
}
