import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openResultCache, type SharedResultCache } from './resultCache'

/** Opens the result cache shared by the content check and builds, in node_modules/.cache. */
export function openContentMemory(root: string): SharedResultCache {
  return openResultCache(join(root, 'node_modules/.cache/content/memory'), computeCodeDigest(root))
}

/** A hash of everything that affects results: the code, the installed packages, and Node’s version. */
function computeCodeDigest(root: string): string {
  const digest = createHash('sha256').update(process.version)
  const code = ['config', 'content', 'shared'].flatMap(folder =>
    readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:ts|mjs)$/.test(file))
      .sort()
      .map(file => join('src', folder, file)),
  )
  for (const file of [...code, 'node_modules/.package-lock.json'])
    digest.update(file).update(readFileSync(join(root, file)))
  return digest.digest('hex')
}
