import type { Language } from '../../../config/languages'
import { escapeHtml } from '../../../content/escapeHtml'
import type { GlossaryTerm } from '../../../content/model'
import { hiddenWordsDelimiters, encodeTextForSearchIndex } from '../../../shared/searchText'
import { createWordMapper } from './createWordMapper'
import type { PageSection } from './pageSections'
import type { SearchRecord } from './records'
import { createTermAliasFinder } from './termAliases'

/**
 * Returns a function that writes the HTML that Pagefind indexes for a record of this language: text and headings, each
 * section followed by the aliases of its terms, words encoded as the search expects them.
 */
export function createPagefindHtmlRenderer(
  terms: readonly GlossaryTerm[],
  language: Language,
): (record: SearchRecord) => string {
  const findAliases = createTermAliasFinder(terms, language)
  const encodeWords = createWordMapper(word => encodeTextForSearchIndex(word, language))
  const encode = (text: string) => escapeHtml(encodeWords(text).join(' '))
  const encodeHidden = (words: string[]) =>
    `${hiddenWordsDelimiters.begin} ${encode(words.join(' '))} ${hiddenWordsDelimiters.end}`

  // Pagefind ends a block with a period, but not after the sign of a stop word.
  const encodeBlock = (text: string) => `${encode(text)}${/[\p{L}\p{N}%)]$/u.test(text) ? '.' : ''}`

  const writeSection = ({ id, heading, level, paragraphs, figureRows = [] }: PageSection, keywords: string[]) => {
    const aliases = findAliases([heading, ...paragraphs, ...figureRows].join('\n'))
    return [
      ...(heading
        ? [`<h${level}${id ? ` id="${id}"` : ''}>${level === 1 ? encodeBlock(heading) : encode(heading)}</h${level}>`]
        : []),
      ...paragraphs.map(text => `<p>${encodeBlock(text)}</p>`),
      ...(figureRows.length ? [`<p>${encodeHidden(figureRows)}</p>`] : []),
      ...(aliases.length ? [`<p data-pagefind-weight="0.5">${encodeHidden(aliases)}</p>`] : []),
      ...(keywords.length ? [`<p data-pagefind-weight="3">${encodeHidden(keywords)}</p>`] : []),
    ].join('\n')
  }

  return ({ title, sections, keywords }) =>
    [
      `<html lang="${language}"><head><title>${escapeHtml(title)}</title></head><body>`,
      `<main data-pagefind-body><i data-pagefind-meta="title:${escapeHtml(title)}"></i>`,
      ...sections.map((section, index) => writeSection(section, index ? [] : keywords)),
      '</main></body></html>',
    ].join('\n')
}
