import { languages } from '../../../config/languages'
import type { Finding, Rule } from '../rule'

export const uniqueItemTitles: Rule = {
  requirement: 'The items of a list have titles and questions of their own.',
  level: 'notice',
  check: ({ jsonFiles }) =>
    jsonFiles.flatMap(({ file, value }) => (file.startsWith('content/pages/') ? listsIn(value, '', file) : [])),
}

function listsIn(value: unknown, field: string, file: string): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, each]) =>
    listsIn(each, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key, file),
  )
  return Array.isArray(value) && field.endsWith('.items') ? [...repeats(value, field, file), ...inner] : inner
}

function repeats(items: unknown[], field: string, file: string): Finding[] {
  return (['title', 'question'] as const).flatMap(name =>
    languages.flatMap(language => {
      const all = items.map(item => wordsOf(item, name, language))
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

function wordsOf(item: unknown, name: string, language: string): string | undefined {
  const titled = typeof item === 'object' && item !== null ? (item as Record<string, unknown>)[name] : undefined
  const words =
    typeof titled === 'object' && titled !== null ? (titled as Record<string, unknown>)[language] : undefined
  return typeof words === 'string' ? words.trim() : undefined
}
