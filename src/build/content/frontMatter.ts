import matter from 'gray-matter'
import { CORE_SCHEMA, load } from 'js-yaml'
import type { Problem } from '../../lib/problems'
import { readWords } from './files'

// YAML of its own accord makes dates of days, and of February 30 the 2nd of March: in this schema a day stays as typed.
// Front matter that begins with ---js would be run as a program.
const engines = {
  yaml: (source: string) => load(source, { schema: CORE_SCHEMA }) as object,
  javascript: () => {
    throw new Error('it begins with ---js instead of ---')
  },
}

const unread = { data: undefined, body: '', linesBefore: 0 }

/** The front matter of an MDX file as data, and the text under it as written, or the problem that keeps it from being read. */
export function readFrontMatter(
  root: string,
  file: string,
): { data: unknown; body: string; linesBefore: number; problems: Problem[] } {
  const { text: source, problems } = readWords(root, file)
  if (source === undefined) return { ...unread, problems }
  try {
    // Given options keep gray-matter from caching, which would hide an error at the second reading.
    const { data, content } = matter(source, { engines })
    const linesBefore = source.slice(0, source.length - content.length).split('\n').length - 1
    return { data, body: content, linesBefore, problems: [] }
  } catch (error) {
    return { ...unread, problems: [yamlProblem(file, error)] }
  }
}

function yamlProblem(file: string, error: unknown): Problem {
  const mark = error instanceof Error && 'mark' in error ? (error.mark as { line?: number }) : {}
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  return {
    file,
    line: (mark.line ?? 0) + 1,
    message: `has front matter that is not valid YAML (${reason}); put texts that hold a colon in quotation marks`,
  }
}
