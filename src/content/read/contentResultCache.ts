import { join } from 'node:path'
import { computeCodeDigest } from './codeDigest'
import { openResultCache, type SharedResultCache } from './resultCache'

/** Opens the result cache shared by the content check and builds, in node_modules/.cache. */
export function openContentResultCache(root: string): SharedResultCache {
  return openResultCache(
    join(root, 'node_modules/.cache/content/memory'),
    computeCodeDigest(root, ['config', 'content', 'shared']),
  )
}
