import { dirname } from 'node:path'
import { headingIdsFilePath, formatHeadingEntry, readHeadingIds } from '../../read/recordedHeadingIds'
import { fileExists } from '../../read/files'
import type { Rule } from '../rule'

export const allHeadingIdsRecorded: Rule = {
  requirement:
    'The id of every heading is recorded in content/headings.json, so that links still work when the heading is reworded.',
  level: 'notice',
  requiredParts: ['facts', 'practice', 'headingIds'],
  check: ({ root, mdxFiles }) => {
    if (!fileExists(root, headingIdsFilePath)) return undefined
    const { kept } = readHeadingIds(root)
    return mdxFiles
      .filter(({ analysis }) => analysis.readable)
      .map(({ file, language, analysis }) => {
        const known = new Set(kept[dirname(file)]?.[language])
        const words = analysis.headings
          .filter(heading => !known.has(formatHeadingEntry(heading)))
          .map(({ text }) => `“${text}”`)
        return words.length
          ? {
              file,
              message: `has headings whose addresses are not kept yet: ${words.slice(0, 3).join(', ')}${words.length > 3 ? ` and ${words.length - 3} more` : ''}; npm run fix:content keeps them, so that links hold when a heading is reworded`,
            }
          : undefined
      })
  },
}
