import type { Rule } from '../rule'

export const readableFrontMatter: Rule = {
  holds: 'The front matter of every text stands between two lines --- and can be read.',
  level: 'problem',
  check: ({ bodies }) => bodies.flatMap(({ file, fault }) => (fault ? [{ file, ...fault }] : [])),
}
