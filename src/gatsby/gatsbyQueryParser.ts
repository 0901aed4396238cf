import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The part of Gatsby’s query parser that is used here. */
interface FileParser {
  prototype: { parseFile(file: string, ...rest: never[]): Promise<unknown> }
}

/**
 * Makes Gatsby parse only files that contain a GraphQL query. By default it parses every file of src that mentions
 * “config”, “Head” or a few other words anywhere; most of these have no query.
 */
export function patchParserToSkipFilesWithoutQueries(parser: FileParser): void {
  const { parseFile } = parser.prototype
  parser.prototype.parseFile = function (file, ...rest) {
    return mayHoldQuery(file) ? parseFile.call(this, file, ...rest) : Promise.resolve(null)
  }
}

/** Loads the query parser of the project’s own Gatsby. */
export function loadGatsbyFileParserClass(root: string): FileParser {
  // An internal module of Gatsby without type declarations.
  const module = createRequire(join(root, 'package.json'))('gatsby/dist/query/file-parser') as { default: FileParser }
  return module.default
}

function mayHoldQuery(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('graphql`')
  } catch {
    // Unreadable: Gatsby reports it with a better message.
    return true
  }
}
