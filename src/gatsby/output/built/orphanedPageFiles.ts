import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../../content/read/files'
import type { RoutedPageNodeSpecWithDigest } from '../../nodes/pageDigests'
import { listRegulatoryClockExampleCalendars } from '../regulatoryClockExampleCalendars'
import { listExpectedPageFiles } from './expectedFiles'

/**
 * Removes files of deleted pages from public/ and returns their paths. Gatsby removes the HTML of a page only if it
 * remembers having written it, and its page data not reliably.
 */
export function removeOrphanedPageFiles(root: string, pages: RoutedPageNodeSpecWithDigest[]): string[] {
  const needed = new Set([
    ...listExpectedPageFiles(pages).flatMap(({ html, data, markdown }) => [html, data, markdown ?? html]),
    ...listRegulatoryClockExampleCalendars(pages).map(({ path }) => path.slice(1)),
  ])
  const folder = join(root, 'public')
  const gone = listFiles(folder, '.', '').filter(
    file => isOfPage(file) && !needed.has(file) && !existsSync(join(root, 'static', file)),
  )
  gone.forEach(file => removeWithFolders(folder, file))
  return gone
}

// `static` and `_gatsby` hold Gatsby’s own files, and `downloads` those of the content; they belong to no page.
function isOfPage(file: string): boolean {
  if (file.startsWith('static/') || file.startsWith('_gatsby/') || file.startsWith('downloads/')) return false
  return /\.(html|md|ics)$/.test(file) || /^page-data\/.+\/page-data\.json$/.test(file)
}

function removeWithFolders(folder: string, file: string): void {
  rmSync(join(folder, file))
  for (
    let parent = dirname(file);
    parent !== '.' && !readdirSync(join(folder, parent)).length;
    parent = dirname(parent)
  )
    rmdirSync(join(folder, parent))
}
