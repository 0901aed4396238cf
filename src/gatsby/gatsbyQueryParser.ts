import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Gatsby’s reader of queries, as far as it is used here. */
interface FileParser {
  prototype: { parseFile(file: string, ...rest: never[]): Promise<unknown> }
}

/**
 * Has Gatsby look for queries only in files that hold one. By itself it takes every file of src apart that says “config”
 * or “Head” anywhere, in whatever import: three of four for nothing.
 */
export function patchParserToSkipFilesWithoutQueries(parser: FileParser): void {
  const { parseFile } = parser.prototype
  parser.prototype.parseFile = function (file, ...rest) {
    return mayHoldQuery(file) ? parseFile.call(this, file, ...rest) : Promise.resolve(null)
  }
}

/** The reader of queries that the Gatsby of a project uses. */
export function loadGatsbyQueryParser(root: string): FileParser {
  // A file of Gatsby’s own, which has no types.
  const module = createRequire(join(root, 'package.json'))('gatsby/dist/query/file-parser') as { default: FileParser }
  return module.default
}

// Templates say more than their query: whether they have data of the server, a head, a configuration.
function mayHoldQuery(file: string): boolean {
  if (/[\\/]src[\\/]templates[\\/]/.test(file)) return true
  try {
    return readFileSync(file, 'utf8').includes('graphql`')
  } catch {
    // Gatsby says it better.
    return true
  }
}
