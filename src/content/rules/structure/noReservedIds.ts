import { siteStylesheetLinkId, templateStylesheetLinkId } from '../../../config/styles'
import { deferredLoaderFetchScriptId } from '../../../shared/deferredLoader'
import { collectFileStrings } from '../../collectNestedStrings'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { Rule } from '../rule'

const idsOnEveryPage = [
  'main',
  siteStylesheetLinkId,
  templateStylesheetLinkId,
  deferredLoaderFetchScriptId,
  'gatsby-focus-wrapper',
  'gatsby-announcer',
  // Of the panel that reports problems in develop.
  'content-problems',
]
const idsOfArticlesAndDocuments = ['title', 'contents', 'categories', 'related', 'sources', 'author', 'closing-call']
const idsOfSections = ['letters', 'q', 'search-hint', 'search-services', 'subjects', 'nearest', 'early-filter']

const headingIds = new Set([...idsOnEveryPage, ...idsOfArticlesAndDocuments])
const sectionIds = new Set([...headingIds, ...idsOfSections])

// Generated ids: of the titles of sections, the letters of the glossary, and the forms with their fields.
const generated =
  /^(?:section-\d+|letter-[a-z]|(?:contact|newsletter)-(?:form|name|email|message|phone|company|service|time|sms|reply|consent))$/

// Prefixes of generated ids: of tabs, and of sources in texts.
const prefixed = /^(?:tab|source)-/

/** Whether a template, the site’s scripts or Gatsby use this id on some page. */
export function isReservedId(id: string): boolean {
  return sectionIds.has(id) || generated.test(id)
}

export const noReservedIds: Rule = {
  requirement: 'No section, item or heading has an id that the site itself uses, such as “main” or “contents”.',
  level: 'problem',
  check: ({ jsonFiles, texts }) => [
    ...collectFileStrings(jsonFiles.filter(({ file }) => isVisibleTextJsonFile(file))).map(
      ({ file, text, field, key }) =>
        key === 'id' && (isReservedId(text) || prefixed.test(text))
          ? { file, field, message: `is “${text}”, a name that the page itself uses; choose another` }
          : undefined,
    ),
    ...texts.flatMap(({ file, analysis, linesBefore, frontMatter: { sources = [] } }) =>
      analysis.headings
        .filter(({ id }) => headingIds.has(id) || sources.some(source => id === `source-${source.id}`))
        .map(({ id, text }) => {
          const section = analysis.sections.find(({ title }) => title === text)
          return {
            file,
            line: section && section.line + linesBefore,
            message: `has the heading “${text}”, whose address #${id} the page itself uses; choose other words`,
          }
        }),
    ),
  ],
}
