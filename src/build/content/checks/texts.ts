import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../../config/languages'
import { suggestion } from '../../../lib/nearest'
import type { Problem } from '../../../lib/problems'
import { readTimeOf } from '../../../lib/readTime'
import { articleTitle } from '../../../lib/titles'
import { neutralFields, seoLengths } from '../../../model'
import type { Content } from '../read'
import type { Text } from '../texts'

const articleMinutes = { min: 6, max: 14 }

/** Articles and documents: what their text refuses, what the two languages must share, and what an article must be. */
export function checkTexts(content: Content): Problem[] {
  return content.texts.flatMap(text => [
    ...text.compiled.problems.map(({ line, message }) => ({
      file: text.file,
      line: line && line + text.linesBefore,
      message,
    })),
    ...twinProblems(text, content),
    ...(text.compiled.readable ? sourceProblems(text) : []),
    ...(text.compiled.readable && text.kind === 'article' ? articleProblems(text, content) : []),
  ])
}

function sourceProblems({ file, front, compiled, linesBefore }: Text): Problem[] {
  const ids = (front.sources ?? []).map(({ id }) => id)
  const unknown = compiled.sources.filter(({ id }) => !ids.includes(id))
  const unused = ids.filter(id => !compiled.sources.some(source => source.id === id))
  return [
    ...unknown.map(({ id, line }) => ({
      file,
      line: line && line + linesBefore,
      message: `names the source “${id}”, which the front matter does not list${suggestion(id, ids)}`,
    })),
    ...unused.map(id => ({
      file,
      field: 'sources',
      message: `lists “${id}”, which the text never names; add <Source id="${id}" /> after what it supports, or remove it`,
    })),
  ]
}

function twinProblems(text: Text, { root, texts }: Content): Problem[] {
  const [first, second] = languages
  const twin = texts.find(
    other => other.kind === text.kind && other.slug === text.slug && other.language !== text.language,
  )
  const twinFile = text.file.replace(/[^/]+$/, `${text.language === first ? second : first}.mdx`)
  // A twin that is there and cannot be read has problems of its own, which are named already.
  if (!twin)
    return existsSync(join(root, twinFile))
      ? []
      : [{ file: twinFile, message: `is missing; ${text.file} needs its version in the other language` }]
  if (text.language !== first) return []
  const fields = neutralFields.filter(field => valueAt(text.front, field) !== valueAt(twin.front, field))
  const comparable = text.compiled.readable && twin.compiled.readable
  const counts = (comparable ? countsOf(text) : []).flatMap(({ what, count }, index) => {
    const other = countsOf(twin)[index]?.count ?? 0
    return count === other
      ? []
      : [{ file: twin.file, message: `has ${other} ${what}; ${text.file} has ${count}, and the two must match` }]
  })
  return [
    ...fields.map(field => ({
      file: twin.file,
      field,
      message: `differs from ${text.file}; it is the same in both languages`,
    })),
    ...counts,
  ]
}

function countsOf({ front, compiled }: Text): { what: string; count: number }[] {
  return [
    { what: 'sections (##)', count: compiled.headings.filter(({ depth }) => depth === 2).length },
    { what: 'parts (###)', count: compiled.headings.filter(({ depth }) => depth === 3).length },
    { what: 'links into the site', count: compiled.links.length },
    { what: 'pictures', count: compiled.pictures.length },
    { what: 'sources', count: front.sources?.length ?? 0 },
  ]
}

function articleProblems({ file, language, front, compiled }: Text, { practice }: Content): Problem[] {
  const minutes = readTimeOf(compiled.words)
  const title = articleTitle(front.seo.title, practice.name[language])
  const { min, max } = seoLengths.title
  return [
    ...(minutes < articleMinutes.min || minutes > articleMinutes.max
      ? [
          {
            file,
            message: `takes ${minutes} minutes to read (${compiled.words} words); an article takes ${articleMinutes.min} to ${articleMinutes.max}`,
          },
        ]
      : []),
    ...(title.length < min || title.length > max
      ? [
          {
            file,
            field: 'seo.title',
            message: `has ${title.length} characters with the practice’s name behind it (“${title}”); expected ${min} to ${max}`,
          },
        ]
      : []),
  ]
}

function valueAt(value: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
      value,
    )
}
