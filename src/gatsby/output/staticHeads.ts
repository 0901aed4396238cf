import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildStaticHeadCachePath } from '../../shared/staticHead'

/**
 * Stores a static head in the cache for rendering and returns its digest. Only the digest is in the page context: a
 * changed head renders the page again, and the head itself stays out of the page data that browsers load.
 */
export function storeStaticHeadByDigest(head: object): string {
  const text = JSON.stringify(head)
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const file = buildStaticHeadCachePath(digest)
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, text)
  return digest
}
