import { collectFileStrings } from '../../collectNestedStrings'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { Rule } from '../rule'

/** Whether a template or Gatsby uses this id. */
export function isReservedId(id: string): boolean {
  return /^(?:main|title|contents|categories|related|sources|author|closing-call|gatsby-focus-wrapper)$/.test(id)
}

// Prefixes of generated ids: of tabs, and of sources in texts.
const prefixed = /^(?:tab|source)-/

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
    ...texts.flatMap(({ file, analysis, frontMatter: { sources = [] } }) =>
      analysis.headings
        .filter(({ id }) => isReservedId(id) || sources.some(source => id === `source-${source.id}`))
        .map(({ id, text }) => ({
          file,
          message: `has the heading “${text}”, whose address #${id} the page itself uses; choose other words`,
        })),
    ),
  ],
}
