import { formatProblems } from '../../src/content/contentProblems'
import { readContent, type Content } from '../../src/content/read/readContent'

/** Reads and validates the content; throws an error that lists every problem. */
export function readValidContent(root: string): Content {
  const { content, problems } = readContent(root)
  if (!content || problems.length) throw new Error(formatProblems(problems))
  return content
}
