import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildHtmlFilePath } from '../../shared/paths'

/** Where Gatsby writes the HTML of a page, and expects it in the next build. */
const getGatsbyFile = (path: string) => (path.endsWith('.html') ? path : join(path, 'index.html'))

/** Pages whose file is elsewhere than the host expects it. */
function findMisplacedFiles(publicFolder: string, paths: Iterable<string>): { gatsby: string; host: string }[] {
  return [...paths]
    .map(path => ({
      gatsby: join(publicFolder, getGatsbyFile(path)),
      host: join(publicFolder, buildHtmlFilePath(path)),
    }))
    .filter(({ gatsby, host }) => gatsby !== host)
}

/** Renames each page from Gatsby’s about/index.html to about.html, as hosts expect. */
export function flattenPageFiles(publicFolder: string, paths: Iterable<string>): void {
  for (const { gatsby, host } of findMisplacedFiles(publicFolder, paths)) {
    if (!existsSync(gatsby)) continue
    // rename() does nothing if both are hard links to the same file.
    if (isSameFile(gatsby, host)) rmSync(gatsby)
    else renameSync(gatsby, host)
    const folder = dirname(gatsby)
    if (!readdirSync(folder).length) rmdirSync(folder)
  }
}

/**
 * Before a build, hard-links the pages of the last build to where Gatsby wrote them: it reads and patches the HTML of
 * pages that it does not render again when a script’s name changes. Links rather than moves, so that nothing is lost if
 * the build fails.
 */
export function restoreGatsbyPageFiles(publicFolder: string, paths: Iterable<string>): void {
  for (const { gatsby, host } of findMisplacedFiles(publicFolder, paths)) {
    if (!existsSync(host) || existsSync(gatsby)) continue
    mkdirSync(dirname(gatsby), { recursive: true })
    try {
      linkSync(host, gatsby)
    } catch {
      // Fallback for file systems without hard links.
      copyFileSync(host, gatsby)
    }
  }
}

function isSameFile(one: string, other: string): boolean {
  if (!existsSync(other)) return false
  const [a, b] = [statSync(one), statSync(other)]
  return a.ino === b.ino && a.dev === b.dev
}
