import { formatDidYouMeanHint } from '../../language/didYouMean'
import type { Rule } from '../rule'

export const citationsMatchListedSources: Rule = {
  requirement: 'A text cites every source in its front matter at least once and no others, and source ids are unique.',
  level: 'problem',
  noticeInDrafts: true,
  check: ({ texts }) =>
    texts
      .filter(({ analysis }) => analysis.readable)
      .flatMap(({ file, frontMatter, analysis, linesBefore }) => {
        const ids = (frontMatter.sources ?? []).map(({ id }) => id)
        // A source without an id is reported by another rule.
        const unknown = analysis.sources.filter(({ id }) => id && !ids.includes(id))
        const repeated = ids.filter((id, index) => ids.indexOf(id) < index)
        const unused = ids.filter(id => !analysis.sources.some(source => source.id === id))
        return [
          ...repeated.map(id => ({
            file,
            field: 'sources',
            message: `lists two sources as “${id}”, so that a number leads to the wrong one; give each an id of its own`,
          })),
          ...unknown.map(({ id, line }) => ({
            file,
            line: line && line + linesBefore,
            message: `names the source “${id}”, which the front matter does not list${formatDidYouMeanHint(id, ids)}`,
          })),
          ...unused.map(id => ({
            file,
            field: 'sources',
            message: `lists “${id}”, which the text never names; add <Source id="${id}" /> after what it supports, or remove it`,
          })),
        ]
      }),
}
