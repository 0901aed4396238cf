import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The part of gatsby-source-filesystem’s API that is used here. */
interface FileReader {
  loadNodeContent(node: unknown): Promise<string>
}

/** Strips the UTF-8 byte order mark, which some editors add, from file contents: JSON.parse would throw on it. */
export function patchFilesystemPluginToStripByteOrderMarks(reader: FileReader): void {
  const { loadNodeContent } = reader
  reader.loadNodeContent = async node => (await loadNodeContent(node)).replace(/^\ufeff/, '')
}

/** Loads the gatsby-source-filesystem plugin that Gatsby itself uses in the project at `root`. */
export function requireGatsbyFilesystemPlugin(root: string): FileReader {
  // The plugin ships no type declarations.
  return createRequire(join(root, 'package.json'))('gatsby-source-filesystem') as FileReader
}
