import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rule } from '../rule'

const megabytes = 10

/** Whether the name of a file to download works in a URL. */
export const isUrlSafeDownloadPath = (address: string) =>
  /^\/downloads\/[a-z0-9]+(-[a-z0-9]+)*\.[a-zA-Z0-9]+$/.test(address)

export const smallPdfDownloadsWithUrlSafeNames: Rule = {
  requirement: 'A file to download is a PDF of reasonable size, with a file name that works in a URL.',
  level: 'problem',
  check: ({ root, downloads }) =>
    Object.entries(downloads).flatMap(([address, size]) => {
      const file = `content${address}`
      const problem = (message: string, example?: string) => [{ file, message, example }]
      if (!isUrlSafeDownloadPath(address))
        return problem(
          'must stand in content/downloads itself, named in small letters, digits and hyphens',
          'content/downloads/trial-checklist.pdf',
        )
      if (!address.endsWith('.pdf')) return problem('is no PDF; files to download end in “.pdf”')
      if (size > megabytes * 1e6) return problem(`is larger than ${megabytes} MB; make it smaller, or split it`)
      // The PDF standard allows other bytes before the header.
      return readFileSync(join(root, file)).subarray(0, 1024).includes('%PDF-')
        ? []
        : problem('is named .pdf but holds something else; export it again as a PDF')
    }),
}
