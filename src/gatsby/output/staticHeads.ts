import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildStaticHeadCachePath } from '../../shared/staticHead'

/**
 * Leaves a static head where the rendering finds it, and gives its digest. The digest stands in the page’s context:
 * a head that changes renders its page anew, and nothing else of the head is in the data that a browser asks for.
 */
export function storeStaticHeadByDigest(head: object): string {
  const text = JSON.stringify(head)
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const file = buildStaticHeadCachePath(digest)
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, text)
  return digest
}
