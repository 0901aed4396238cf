import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

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

/** What a picture is, as sharp sees it. */
export type PictureInfo = z.infer<typeof pictureInfoSchema>

const cacheSchema = z.object({ version: z.string(), looks: z.record(z.string(), pictureInfoSchema) })

// By the place that the process starts in: joined into one program, this module no longer stands beside this one.
const program = join(process.cwd(), 'src/content/pictures/decode.mjs')
const cache = 'node_modules/.cache/content/pictures.json'

/** The digest of a file of one size and time, so that a process that reads the content again need not read its pictures. */
const digests = new Map<string, string>()
const looks = new Map<string, PictureInfo>()

/** What each of these files is. Only pictures whose bytes no earlier check has seen are decoded. */
export function inspectPictures(paths: string[]): PictureInfo[] {
  const seen = paths.map(path => ({ path, digest: digestOf(path) }))
  if (seen.some(({ digest }) => !looks.has(digest))) remember(readCache())
  const unseen = [...new Map(seen.filter(({ digest }) => !looks.has(digest)).map(file => [file.digest, file])).values()]
  if (unseen.length) {
    const found = lookAt(unseen.map(({ path }) => path))
    remember(Object.fromEntries(unseen.map(({ digest }, index) => [digest, found[index] ?? { isDecodable: false }])))
    writeCache()
  }
  return seen.map(({ digest }) => looks.get(digest) ?? { isDecodable: false })
}

function lookAt(paths: string[]): PictureInfo[] {
  const answer = execFileSync(process.execPath, [program], {
    input: JSON.stringify(paths),
    encoding: 'utf8',
  })
  return z.array(pictureInfoSchema).parse(JSON.parse(answer))
}

function digestOf(path: string): string {
  const { size, mtimeMs, ino } = statSync(path)
  const key = `${path} ${size} ${mtimeMs} ${ino}`
  const digest = digests.get(key) ?? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 24)
  digests.set(key, digest)
  return digest
}

function remember(found: Record<string, PictureInfo>): void {
  Object.entries(found).forEach(([digest, look]) => looks.set(digest, look))
}

// What another version of the program saw may lack what this one asks, so its own digest stands in the cache.
// It is asked once: a check that runs while the program is brought up to date saw what it had begun with.
function versionOf(): string {
  return (version ??= digestOf(program))
}
let version: string | undefined

function readCache(): Record<string, PictureInfo> {
  const file = join(process.cwd(), cache)
  if (!existsSync(file)) return {}
  try {
    const kept = cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return kept.version === versionOf() ? kept.looks : {}
  } catch {
    // A cache that cannot be read is made anew.
    return {}
  }
}

function writeCache(): void {
  const file = join(process.cwd(), cache)
  mkdirSync(dirname(file), { recursive: true })
  // Several checks may run at once: each puts a whole file in its place.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ version: versionOf(), looks: Object.fromEntries(looks) }))
  renameSync(draft, file)
}
