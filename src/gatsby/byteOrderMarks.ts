import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What reads files for the plugins of Gatsby, as far as it is used here. */
interface FileReader {
  loadNodeContent(node: unknown): Promise<string>
}

/** Has plugins get files without the byte order mark that some editors begin them with: JSON.parse stops at it. */
export function patchFileReaderToDropByteOrderMarks(reader: FileReader): void {
  const { loadNodeContent } = reader
  reader.loadNodeContent = async node => (await loadNodeContent(node)).replace(/^\ufeff/, '')
}

/** The reader of files that the Gatsby of a project uses. */
export function requireGatsbyFilesystemPlugin(root: string): FileReader {
  // What Gatsby itself calls to read a file; the plugin has no types for it.
  return createRequire(join(root, 'package.json'))('gatsby-source-filesystem') as FileReader
}
