import type { ContentProblem } from '../contentProblems'
import { memoizeByText } from '../memoize'
import { createFrontMatterLineLookup } from './frontMatter'
import { createJsonLineLookup, type JsonFile } from './json'
import type { MdxFile } from './longform'

/** Adds line numbers to problems. A file is searched only if it has a problem. */
export function addLineNumbersToProblems(
  problems: ContentProblem[],
  json: JsonFile[],
  mdxFiles: MdxFile[],
): ContentProblem[] {
  const getLineLookup = memoizeByText(file => createLineLookup(file, json, mdxFiles))
  return problems.map(problem =>
    problem.line || !problem.field ? problem : { ...problem, line: getLineLookup(problem.file)(problem.field) },
  )
}

function createLineLookup(file: string, json: JsonFile[], mdxFiles: MdxFile[]): (field: string) => number | undefined {
  const text = json.find(other => other.file === file)?.text
  if (text !== undefined) return createJsonLineLookup(text)
  const body = mdxFiles.find(other => other.file === file)
  return body ? createFrontMatterLineLookup(body.yaml) : () => undefined
}
