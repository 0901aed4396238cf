import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildCrawlerHeadCachePathFromDigest } from '../../shared/crawlerHead'

/**
 * Stores a crawler head in the cache for rendering and returns its digest. Only the digest is in the page context: a
 * changed head renders the page again, and the head itself stays out of the page data that browsers load.
 */
export function saveCrawlerHeadAndGetDigest(head: object): string {
  const text = JSON.stringify(head)
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const file = buildCrawlerHeadCachePathFromDigest(digest)
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, text)
  return digest
}
