import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'
import { immutablePathPattern, compressibleTypesByExtension } from '../../config/hosting'
import { listFiles } from '../../content/read/files'

/** Minimum size in bytes: below it, headers outweigh the savings. */
const worthwhile = 512

interface Twin {
  file: string
  ending: '.br' | '.gz'
}

/**
 * Writes `.br` and `.gz` versions of the text files in public/, and removes those whose file is gone. A compressed file
 * has the mtime of its original; if they match, it is not made again.
 */
export async function precompressFiles(publicFolder: string): Promise<{ written: number; removed: number }> {
  const files = listFiles(publicFolder, '.', '').filter(file => !isLeftUncompressed(file))
  const texts = files.filter(
    file => extname(file).slice(1) in compressibleTypesByExtension && getFileSize(publicFolder, file) >= worthwhile,
  )
  const twins = texts.flatMap((file): Twin[] => [
    { file, ending: '.br' },
    { file, ending: '.gz' },
  ])
  const wanted = new Set(twins.map(({ file, ending }) => file + ending))
  const gone = files.filter(
    file =>
      /\.(br|gz)$/.test(file) &&
      extname(file.replace(/\.\w+$/, '')).slice(1) in compressibleTypesByExtension &&
      !wanted.has(file),
  )
  gone.forEach(file => rmSync(join(publicFolder, file)))
  const missing = twins.filter(twin => !isFresh(publicFolder, twin))
  // zlib runs in libuv’s thread pool.
  const work = async () => {
    for (let twin; (twin = queue.shift());) await write(publicFolder, twin)
  }
  const queue = [...missing]
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { written: missing.length, removed: gone.length }
}

// Host configuration, and the owner’s downloads.
const isLeftUncompressed = (file: string) => file.startsWith('_') || file.startsWith('downloads/')

const getFileSize = (folder: string, file: string) => statSync(join(folder, file)).size

function isFresh(folder: string, { file, ending }: Twin): boolean {
  const twin = join(folder, file + ending)
  return existsSync(twin) && Math.abs(statSync(twin).mtimeMs - statSync(join(folder, file)).mtimeMs) < 1
}

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

async function write(folder: string, { file, ending }: Twin): Promise<void> {
  const path = join(folder, file)
  const bytes = readFileSync(path)
  const packed = await compressors[ending](bytes, ending === '.br' ? getBrotliOptions(file, bytes) : { level: 9 })
  writeFileSync(path + ending, packed)
  const { atime, mtime } = statSync(path)
  utimesSync(path + ending, atime, mtime)
}

/** Brotli options for a file, by its path relative to public/. */
export function getBrotliOptions(file: string, bytes: Buffer): BrotliOptions {
  // Maximum quality takes 30 times as long to save an eighth: only for content-hashed files, which are compressed once.
  // Quality 9 takes ten times as long as 8 to save a thousandth, mostly to allocate 32 MB per file.
  const quality = immutablePathPattern.test(`/${file}`) ? constants.BROTLI_MAX_QUALITY : 8
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
}
