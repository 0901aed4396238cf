import type { Rule } from '../rule'
import { linksOf } from './linksOf'

export const linkedDownloads: Rule = {
  holds: 'A link leads to each file to download.',
  level: 'notice',
  needs: ['pages', 'texts', 'advantages'],
  check: input => {
    const linked = new Set(linksOf(input).map(({ to }) => to.replace(/#.*$/, '')))
    return Object.keys(input.downloads)
      .filter(address => !linked.has(address))
      .map(address => ({
        file: `content${address}`,
        message: 'is published, but no link leads to it; link it, or remove it',
        example: `[Checklist](${address})`,
      }))
  },
}
