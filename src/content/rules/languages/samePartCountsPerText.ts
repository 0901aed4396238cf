import type { LongformFile } from '../../read/longform'
import { pairByLanguage } from '../../read/languagePairs'
import type { ContentFinding, Rule } from '../rule'

export const samePartCountsPerText: Rule = {
  requirement:
    'An article or document has the same number of headings, internal links, pictures, keywords, terms and sources in both languages.',
  level: 'problem',
  check: ({ texts }) =>
    pairByLanguage(texts.filter(({ analysis }) => analysis.readable)).flatMap(({ first, second }) => {
      const others = countParts(second)
      return countParts(first).map(({ what, count, ...place }, index) => {
        const other = others[index]?.count ?? 0
        const message = `has ${other} ${what}; ${first.file} has ${count}, and the two must match`
        return count === other ? undefined : { file: second.file, message, ...place }
      })
    }),
}

type Count = { what: string; count: number } & Pick<ContentFinding, 'level' | 'field'>

function countParts({ frontMatter, analysis }: LongformFile): Count[] {
  return [
    { what: 'sections (##)', count: analysis.headings.filter(({ depth }) => depth === 2).length },
    { what: 'parts (###)', count: analysis.headings.filter(({ depth }) => depth === 3).length },
    {
      what: 'links into the site',
      count: analysis.allLinks.filter(({ to }) => !/^(https|mailto|tel):/.test(to)).length,
    },
    { what: 'pictures', count: analysis.pictures.length },
    // A notice: one language may have more synonyms to search for.
    { what: 'search terms', count: frontMatter.seo.keywords.length, level: 'notice', field: 'seo.keywords' },
    { what: 'terms of the glossary (<Term>)', count: analysis.terms.length, level: 'notice' },
    { what: 'sources', count: frontMatter.sources?.length ?? 0 },
  ]
}
