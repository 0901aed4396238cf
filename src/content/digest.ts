import { createHash } from 'node:crypto'

/** The first `length` hexadecimal digits of the SHA-256 hash of these parts, one after the other. */
export function computeDigest(length: number, ...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, length)
}
