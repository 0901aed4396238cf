import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of the code in folders of src/, the installed packages, and Node’s version: the key of caches of results. */
export function computeCodeDigest(root: string, folders: string[]): string {
  const digest = createHash('sha256').update(process.version)
  const code = folders.flatMap(folder =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:ts|mjs|cjs)$/.test(file))
      .sort()
      .map(file => join('src', folder, file)),
  )
  for (const file of [...code, 'node_modules/.package-lock.json'])
    digest.update(file).update(readFileSync(join(root, file)))
  return digest.digest('hex')
}
