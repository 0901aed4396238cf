import { collectFileStrings } from '../../collectNestedStrings'
import { isVisibleTextJsonFile } from '../../read/visibleText'
import type { Rule } from '../rule'

/** Ids that templates use. */
const taken = /^(?:main|title|contents|categories|related|sources|closing-call|gatsby-focus-wrapper)$/
// Prefixes of generated ids: of tabs, and of sources in texts.
const prefixed = /^(?:tab|source)-/

export const noReservedIds: Rule = {
  requirement: 'No section has an id that the site itself uses, such as “main” or “contents”.',
  level: 'problem',
  check: ({ jsonFiles, texts }) => [
    ...collectFileStrings(jsonFiles.filter(({ file }) => isVisibleTextJsonFile(file))).map(
      ({ file, text, field, key }) =>
        key === 'id' && (taken.test(text) || prefixed.test(text))
          ? { file, field, message: `is “${text}”, a name that the page itself uses; choose another` }
          : undefined,
    ),
    ...texts.flatMap(({ file, analysis, frontMatter: { sources = [] } }) =>
      analysis.headings
        .filter(({ id }) => taken.test(id) || sources.some(source => id === `source-${source.id}`))
        .map(({ id, text }) => ({
          file,
          message: `has the heading “${text}”, whose address #${id} the page itself uses; choose other words`,
        })),
    ),
  ],
}
