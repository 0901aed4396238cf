import { groupByKey } from '../shared/groupByKey'

/** A problem fails the build; a notice is only reported. */
export type ProblemLevel = 'problem' | 'notice'

/** A problem or notice about a content file, worded for writers. */
export interface ContentProblem {
  /** Path relative to the project root. */
  file: string
  /** Line in the file, if known. */
  line?: number
  /** Path of the field, such as `sections[2].title.fr`. */
  field?: string
  /** What is wrong and what was expected; continues a sentence that begins with the field name, without a full stop. */
  message: string
  /** A valid value, as it would be typed. */
  example?: string
  /** Defaults to `problem`. */
  level?: ProblemLevel
  /** The rule that found it, such as `dates/reviewedSincePublished`; reports group problems by rule. */
  rule?: string
}

/** The most problems of one rule (or with one message) that a report lists; the others are only counted. */
const shownOfAKind = 20

/** Formats a problem on one line: `content/pages/about.json, sections[0].title.fr: is missing. Example: "À propos".` */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, field } = problem
  const place = [line ? `${file}:${line}` : file, field].filter(Boolean).join(', ')
  return `${place}: ${formatMessage(problem)}`
}

/**
 * Formats a report: the number of problems, then the problems grouped by file and sorted by line. Of each kind only the
 * first are listed, the others counted.
 */
export function formatProblems(problems: ContentProblem[], what = 'problem'): string {
  const count = problems.length === 1 ? `1 ${what}` : `${problems.length} ${what}s`
  const shown = limitPerKind(problems)
  const files = [...new Set(shown.map(({ file }) => file))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return [
    `${count} in the content:`,
    ...files.flatMap(file => ['', file, ...formatLines(shown.filter(problem => problem.file === file))]),
    ...countOmitted(problems).map(line => `\n${line}`),
  ].join('\n')
}

function formatLines(problems: ContentProblem[]): string[] {
  return problems
    .map(problem => ({
      line: problem.line ?? 0,
      words:
        `  - ${[problem.line && `line ${problem.line}`, problem.field].filter(Boolean).join(', ')}: ${formatMessage(problem)}`.replace(
          '  - : ',
          '  - ',
        ),
    }))
    .sort((a, b) => a.line - b.line || a.words.localeCompare(b.words, 'en', { numeric: true }))
    .map(({ words }) => words)
}

function formatMessage({ message, example }: ContentProblem): string {
  return `${message}.${example ? ` Example: ${example}` : ''}`
}

function groupByKind(problems: ContentProblem[]): ContentProblem[][] {
  return [...groupByKey(problems, ({ rule, message }) => rule ?? message).values()]
}

function limitPerKind(problems: ContentProblem[]): ContentProblem[] {
  return groupByKind(problems).flatMap(kind => kind.slice(0, shownOfAKind))
}

function countOmitted(problems: ContentProblem[]): string[] {
  return groupByKind(problems)
    .filter(({ length }) => length > shownOfAKind)
    .map(kind => {
      const rest = kind.slice(shownOfAKind)
      const files = new Set(rest.map(({ file }) => file)).size
      return `… and ${rest.length} more like “${kind[0]?.message}”, in ${files} ${files === 1 ? 'file' : 'files'}.`
    })
}

/** Formats a key path: `['sections', 2, 'title']` → `sections[2].title`. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (field, key) => (typeof key === 'number' ? `${field}[${key}]` : field ? `${field}.${String(key)}` : String(key)),
    '',
  )
}
