import { existsSync } from 'node:fs'
import { computeDigest } from '../../content/digest'
import { writeFileWithFolders } from '../../content/writeFiles'
import { buildCrawlerHeadCachePathFromDigest } from '../../shared/crawlerHead'

/**
 * Stores a crawler head in the cache for rendering and returns its digest. Only the digest is in the page context: a
 * changed head renders the page again, and the head itself stays out of the page data that browsers load.
 */
export function saveCrawlerHeadAndGetDigest(head: object): string {
  const text = JSON.stringify(head)
  const digest = computeDigest(16, text)
  const file = buildCrawlerHeadCachePathFromDigest(digest)
  if (!existsSync(file)) writeFileWithFolders(file, text)
  return digest
}
