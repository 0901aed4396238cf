import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** What was worked out before, by everything that it was worked out from. */
export interface ResultCache {
  /** The result of some work: the one that is kept for the very same values, or else of the work done now. */
  getOrCompute<Result>(from: readonly unknown[], work: () => Result): Result
  /** Keeps what was asked for since the memory was opened, and lets go of the rest. */
  save(): void
}

/** A memory to which other programs may hand what they worked out, so that it is found here. */
export interface SharedResultCache extends ResultCache {
  has(from: readonly unknown[]): boolean
  /** Takes in what another memory of the same version gave out. */
  add(entries: ReadonlyMap<string, Uint8Array>): void
  /** What was worked out since the last time that this was asked. */
  takeNew(): Map<string, Uint8Array>
}

// A compiled text is some 300 KB, and an eighth of it so.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** Keeps nothing: all work is done each time. */
export const noopCache: ResultCache = { getOrCompute: (_, work) => work(), save: () => undefined }

/**
 * A memory in a file, for one version of the code that does the work. A file of another version, or one that is not
 * as it was written, is as good as none.
 */
export function openResultCache(file: string, version: string): SharedResultCache {
  const kept = read(file, version)
  const used = new Map<string, Uint8Array>()
  let found = new Map<string, Uint8Array>()
  let isNew = false
  return {
    getOrCompute<Result>(from: readonly unknown[], work: () => Result): Result {
      const key = keyOf(from)
      const known = used.get(key) ?? kept.get(key)
      if (known) {
        used.set(key, known)
        // The same work made it, of the same values: the seal of the file holds the version of the code.
        return deserialize(brotliDecompressSync(known)) as Result
      }
      const result = work()
      const bytes = brotliCompressSync(serialize(result), quickly)
      used.set(key, bytes)
      found.set(key, bytes)
      isNew = true
      return result
    },
    has(from) {
      const key = keyOf(from)
      const known = used.get(key) ?? kept.get(key)
      if (known) used.set(key, known)
      return Boolean(known)
    },
    add(entries) {
      for (const [key, bytes] of entries) kept.set(key, bytes)
      isNew ||= entries.size > 0
    },
    takeNew() {
      const given = found
      found = new Map()
      return given
    },
    save() {
      if (isNew || used.size < kept.size) write(file, version, used)
    },
  }
}

function keyOf(from: readonly unknown[]): string {
  return computeDigest(JSON.stringify(from))
}

/** A short name of a text that no other text has. */
export function computeDigest(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function read(file: string, version: string): Map<string, Uint8Array> {
  try {
    const bytes = readFileSync(file)
    const [seal, entries] = [bytes.subarray(0, 32).toString(), bytes.subarray(32)]
    // What `write` wrote, to the last byte.
    if (seal === sealOf(version, entries)) return deserialize(entries) as Map<string, Uint8Array>
  } catch {
    // There is none yet, or none that can be read.
  }
  return new Map()
}

function write(file: string, version: string, entries: Map<string, Uint8Array>): void {
  const bytes = serialize(entries)
  mkdirSync(dirname(file), { recursive: true })
  // Another check may be reading it.
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, Buffer.concat([Buffer.from(sealOf(version, bytes)), bytes]))
  renameSync(aside, file)
}

function sealOf(version: string, entries: Uint8Array): string {
  return createHash('sha256').update(version).update(entries).digest('hex').slice(0, 32)
}
