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

/** Where Gatsby writes a page, and looks for it in the next build. */
const gatsbyFile = (path: string) => (path.endsWith('.html') ? path : join(path, 'index.html'))

/** The pages that Gatsby keeps elsewhere than their host looks for them. */
function misplaced(publicFolder: string, paths: Iterable<string>): { gatsby: string; host: string }[] {
  return [...paths]
    .map(path => ({ gatsby: join(publicFolder, gatsbyFile(path)), host: join(publicFolder, buildHtmlFilePath(path)) }))
    .filter(({ gatsby, host }) => gatsby !== host)
}

/** Gives each page that Gatsby wrote, as about/index.html, the name at which hosts look for it: about.html. */
export function flattenPageFiles(publicFolder: string, paths: Iterable<string>): void {
  for (const { gatsby, host } of misplaced(publicFolder, paths)) {
    if (!existsSync(gatsby)) continue
    // Two names of one file cannot be renamed to each other.
    if (isSameFile(gatsby, host)) rmSync(gatsby)
    else renameSync(gatsby, host)
    const folder = dirname(gatsby)
    if (!readdirSync(folder).length) rmdirSync(folder)
  }
}

/**
 * Before a build, puts the pages of the last one also where Gatsby wrote them: it reads those that it does not render
 * again when the address of a script changes. A second name for the same file, so that nothing is lost if the build fails.
 */
export function unflattenPageFiles(publicFolder: string, paths: Iterable<string>): void {
  for (const { gatsby, host } of misplaced(publicFolder, paths)) {
    if (!existsSync(host) || existsSync(gatsby)) continue
    mkdirSync(dirname(gatsby), { recursive: true })
    try {
      linkSync(host, gatsby)
    } catch {
      // Not every file system has second names.
      copyFileSync(host, gatsby)
    }
  }
}

function isSameFile(one: string, other: string): boolean {
  if (!existsSync(other)) return false
  const [a, b] = [statSync(one), statSync(other)]
  return a.ino === b.ino && a.dev === b.dev
}
