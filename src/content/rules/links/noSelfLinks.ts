import type { Rule } from '../rule'
import { collectContentLinks } from './collectContentLinks'

export const noSelfLinks: Rule = {
  requirement: 'A link does not lead to the page on which it appears, except to a section of it.',
  level: 'notice',
  check: input =>
    collectContentLinks(input).map(({ file, field, line, to, from }) =>
      from && to.replace(/\?.*$/, '') === from
        ? {
            file,
            field,
            line,
            message: `leads to “${to}”, the page on which it stands; lead elsewhere, or to a place on it, such as “#pricing”`,
          }
        : undefined,
    ),
}
