import type { Rule } from '../rule'

export const readableFrontMatter: Rule = {
  requirement: 'The front matter of every text is enclosed in two lines of --- and can be read.',
  level: 'problem',
  check: ({ mdxFiles }) =>
    mdxFiles.map(({ file, readProblem }) => (readProblem ? { file, ...readProblem } : undefined)),
}
