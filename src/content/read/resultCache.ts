import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { computeDigest } from '../digest'
import { writeFileAtomically } from '../writeFiles'

/** A cache of computed results, keyed by all of their inputs. */
export interface ResultCache {
  /** Returns the cached result for these inputs, or computes it. */
  getOrCompute<Result>(from: readonly unknown[], work: () => Result): Result
  /** Saves the entries used since the cache was opened, and drops the rest. */
  save(): void
}

/** A cache that can exchange entries with other processes. */
export interface SharedResultCache extends ResultCache {
  /** Whether a result is cached; if so, it counts as used, so that `save` keeps it. */
  has(from: readonly unknown[]): boolean
  /** Adds entries from another cache of the same version. */
  add(entries: ReadonlyMap<string, Uint8Array>): void
  /** The entries computed since the last call. */
  takeNew(): Map<string, Uint8Array>
}

// An analyzed text is about 300 KB; the fastest compression reduces it to an eighth.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** A cache that stores nothing. */
export const noopCache: ResultCache = { getOrCompute: (_, work) => work(), save: () => undefined }

/** Opens a file-based cache for one version of the code. A file of another version, or a corrupted one, is ignored. */
export function openResultCache(file: string, version: string): SharedResultCache {
  const kept = read(file, version)
  const used = new Map<string, Uint8Array>()
  let found = new Map<string, Uint8Array>()
  let isNew = false
  return {
    getOrCompute<Result>(from: readonly unknown[], work: () => Result): Result {
      const key = computeKey(from)
      const known = used.get(key) ?? kept.get(key)
      if (known) {
        used.set(key, known)
        // The same code computed it from the same inputs: the file’s checksum includes the code version.
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
      const key = computeKey(from)
      const known = used.get(key) ?? kept.get(key)
      if (known) used.set(key, known)
      return Boolean(known)
    },
    add(entries) {
      // Count as used, so that `save` keeps them: they were computed because this run needs them.
      for (const [key, bytes] of entries) used.set(key, bytes)
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

function computeKey(from: readonly unknown[]): string {
  return computeDigest(32, JSON.stringify(from))
}

function read(file: string, version: string): Map<string, Uint8Array> {
  try {
    const bytes = readFileSync(file)
    const [seal, entries] = [bytes.subarray(0, 32).toString(), bytes.subarray(32)]
    // Written by `write` for this version, and unchanged since.
    if (seal === computeDigest(32, version, entries)) return deserialize(entries) as Map<string, Uint8Array>
  } catch {
    // Missing or unreadable.
  }
  return new Map()
}

function write(file: string, version: string, entries: Map<string, Uint8Array>): void {
  const bytes = serialize(entries)
  writeFileAtomically(file, Buffer.concat([Buffer.from(computeDigest(32, version, bytes)), bytes]))
}
