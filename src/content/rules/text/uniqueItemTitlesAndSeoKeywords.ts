import { languages } from '../../../config/languages'
import { getProperty } from '../../../shared/properties'
import { collectNestedValues } from '../../collectNestedStrings'
import { formatFieldPath } from '../../contentProblems'
import type { ContentFinding, Rule } from '../rule'

export const uniqueItemTitlesAndSeoKeywords: Rule = {
  requirement: 'List items and table rows have unique titles, questions and hours, and no keyword is repeated.',
  level: 'notice',
  check: ({ jsonFiles, mdxFiles }) =>
    [...jsonFiles, ...mdxFiles.map(({ file, data }) => ({ file, value: data }))].flatMap(({ file, value }) =>
      /^content\/(?:pages|articles|documents)\//.test(file) ? findInLists(value, file) : [],
    ),
}

function findInLists(root: unknown, file: string): ContentFinding[] {
  return collectNestedValues(root).flatMap(({ value, path }) => {
    if (!Array.isArray(value)) return []
    const field = formatFieldPath(path)
    if (field === 'seo.keywords') return findRepeatedKeywords(value, field, file)
    return /\.(?:items|rows)$/.test(field) ? findRepeatedItems(value, field, file) : []
  })
}

function findRepeatedItems(items: unknown[], field: string, file: string): ContentFinding[] {
  return (['title', 'question', 'aspect', 'hours'] as const).flatMap(name =>
    languages.flatMap(language => {
      const all = items.map(item => readText(item, name, language))
      return all.flatMap((words, index) => {
        const earlier = words ? all.indexOf(words) : index
        return earlier < index
          ? [
              {
                file,
                field: `${field}[${index}].${name}.${language}`,
                message: `says “${words}”, as ${field}[${earlier}] does; each has words of its own`,
              },
            ]
          : []
      })
    }),
  )
}

function findRepeatedKeywords(terms: unknown[], field: string, file: string): ContentFinding[] {
  const known = terms.map(term => JSON.stringify(term).toLowerCase())
  return known.flatMap((term, index) =>
    known.indexOf(term) < index
      ? [
          {
            file,
            field: `${field}[${index}]`,
            message: `repeats the search term of ${field}[${known.indexOf(term)}]; take one out`,
          },
        ]
      : [],
  )
}

function readText(item: unknown, name: string, language: string): string | undefined {
  const words = getProperty(item, name, language)
  return typeof words === 'string' ? words.trim() : undefined
}
