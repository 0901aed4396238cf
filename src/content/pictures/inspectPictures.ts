import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { computeDigest } from '../digest'
import { writeFileAtomically } from '../writeFiles'

const pictureInfoSchema = z
  .object({
    isDecodable: z.boolean().describe('False for a picture that cannot be decoded to its end.'),
    format: z.string().describe('The kind of the file by its bytes; nothing of a picture is known without it.'),
    width: z.number(),
    height: z.number(),
    animated: z.boolean(),
    isCmyk: z.boolean().describe('True for the colours of print, CMYK.'),
    hasGpsPosition: z.boolean().describe('True when the file says where it was taken.'),
  })
  .partial()
  .required({ isDecodable: true })

/** Properties of a picture, as read by sharp. */
export type PictureInfo = z.infer<typeof pictureInfoSchema>

const cacheSchema = z.object({ version: z.string(), infos: z.record(z.string(), pictureInfoSchema) })

// Resolved from the working directory: when this module is bundled, decode.mjs is no longer next to it.
const program = join(process.cwd(), 'src/content/pictures/decode.mjs')
const cache = 'node_modules/.cache/content/pictures.json'

/**
 * Content hashes by path, size, modification time and inode, so that a long-running process need not read unchanged
 * pictures again.
 */
const digests = new Map<string, string>()
const infos = new Map<string, PictureInfo>()

/** Inspects picture files. Decodes only those whose content hash is not in the cache. */
export function inspectPictures(paths: string[]): PictureInfo[] {
  const seen = paths.map(path => ({ path, digest: hashFile(path) }))
  if (seen.some(({ digest }) => !infos.has(digest))) remember(readCache())
  const unseen = [...new Map(seen.filter(({ digest }) => !infos.has(digest)).map(file => [file.digest, file])).values()]
  if (unseen.length) {
    const found = runInspection(unseen.map(({ path }) => path))
    remember(Object.fromEntries(unseen.map(({ digest }, index) => [digest, found[index] ?? { isDecodable: false }])))
    writeCache()
  }
  return seen.map(({ digest }) => infos.get(digest) ?? { isDecodable: false })
}

function runInspection(paths: string[]): PictureInfo[] {
  const answer = execFileSync(process.execPath, [program], {
    input: JSON.stringify(paths),
    encoding: 'utf8',
  })
  return z.array(pictureInfoSchema).parse(JSON.parse(answer))
}

function hashFile(path: string): string {
  const { size, mtimeMs, ino } = statSync(path)
  const key = `${path} ${size} ${mtimeMs} ${ino}`
  const digest = digests.get(key) ?? computeDigest(24, readFileSync(path))
  digests.set(key, digest)
  return digest
}

function remember(found: Record<string, PictureInfo>): void {
  Object.entries(found).forEach(([digest, info]) => infos.set(digest, info))
}

// Results of another version of decode.mjs may lack fields, so the cache stores the program’s hash. The hash is
// computed once: if the program changes during a check, the results are those of the version that was loaded.
function getProgramVersion(): string {
  return (version ??= hashFile(program))
}
let version: string | undefined

function readCache(): Record<string, PictureInfo> {
  const file = join(process.cwd(), cache)
  if (!existsSync(file)) return {}
  try {
    const kept = cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return kept.version === getProgramVersion() ? kept.infos : {}
  } catch {
    // An unreadable cache is rebuilt.
    return {}
  }
}

function writeCache(): void {
  const kept = { version: getProgramVersion(), infos: Object.fromEntries(infos) }
  writeFileAtomically(join(process.cwd(), cache), JSON.stringify(kept))
}
