import { redirectsFilePath } from '../../model'
import type { Rule } from '../rule'
import { collectContentLinks } from './collectContentLinks'

export const noUnlinkedDownloads: Rule = {
  requirement: 'At least one link leads to every file to download.',
  level: 'notice',
  requiredParts: ['pages', 'texts', 'advantages'],
  check: input => {
    const linked = new Set(
      collectContentLinks(input).flatMap(({ file, to }) =>
        file === redirectsFilePath ? [] : [to.replace(/#.*$/, '')],
      ),
    )
    return Object.keys(input.downloads)
      .filter(address => !linked.has(address))
      .map(address => ({
        file: `content${address}`,
        message: 'is published, but no link leads to it; link it, or remove it',
        example: `[Checklist](${address})`,
      }))
  },
}
