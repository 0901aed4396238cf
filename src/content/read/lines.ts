import type { Problem } from '../problems'
import { frontMatterLines } from './frontMatter'
import { jsonLines, type JsonFile } from './json'
import type { Body } from './texts'

/** The problems with the lines of their fields: a file is searched only when something is wrong in it. */
export function withLines(problems: Problem[], json: JsonFile[], bodies: Body[]): Problem[] {
  const searches = new Map<string, (field: string) => number | undefined>()
  const searchIn = (file: string) => {
    const known = searches.get(file) ?? searchOf(file, json, bodies)
    searches.set(file, known)
    return known
  }
  return problems.map(problem =>
    problem.line || !problem.field ? problem : { ...problem, line: searchIn(problem.file)(problem.field) },
  )
}

function searchOf(file: string, json: JsonFile[], bodies: Body[]): (field: string) => number | undefined {
  const text = json.find(other => other.file === file)?.text
  if (text !== undefined) return jsonLines(text)
  const body = bodies.find(other => other.file === file)
  return body ? frontMatterLines(body.yaml) : () => undefined
}
