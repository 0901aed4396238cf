import type { LongformEntry } from '../../read/longform'
import { pairByLanguage } from '../../read/languagePairs'
import type { Rule } from '../rule'

export const sameElementCounts: Rule = {
  holds: 'Both languages of a text have as many sections, parts, links into the site, pictures and sources.',
  level: 'problem',
  check: ({ texts }) =>
    pairByLanguage(texts.filter(({ compiled }) => compiled.readable)).flatMap(({ first, second }) => {
      const others = countsOf(second)
      return countsOf(first).flatMap(({ what, count }, index) => {
        const other = others[index]?.count ?? 0
        const message = `has ${other} ${what}; ${first.file} has ${count}, and the two must match`
        return count === other ? [] : [{ file: second.file, message }]
      })
    }),
}

function countsOf({ front, compiled }: LongformEntry): { what: string; count: number }[] {
  return [
    { what: 'sections (##)', count: compiled.headings.filter(({ depth }) => depth === 2).length },
    { what: 'parts (###)', count: compiled.headings.filter(({ depth }) => depth === 3).length },
    { what: 'links into the site', count: compiled.links.length },
    { what: 'pictures', count: compiled.pictures.length },
    { what: 'sources', count: front.sources?.length ?? 0 },
  ]
}
