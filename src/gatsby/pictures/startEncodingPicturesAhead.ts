import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { imageOptions } from '../../config/images'
import { shouldPublishOriginal } from './shouldPublishOriginal'

/** One size of a picture, as gatsby-plugin-sharp asks for it. */
export interface EncodingOperation {
  outputPath: string
  args: { width?: number; height?: number; toFormat?: string }
}

/** A picture with its sizes. */
export interface EncodingJob {
  file: string
  operations: EncodingOperation[]
  options: object
}

/**
 * The gatsby-plugin-sharp options that affect the output; pictures requested with others are not taken from here.
 */
const options = { stripMetadata: true, failOn: 'warning', useMozJpeg: false }

const formats: Partial<Record<string, string>> = { png: 'png', jpeg: 'jpg' }

/**
 * In a build without a cache, starts to encode all pictures while Gatsby starts and the content is checked, which use
 * one core; Gatsby asks for pictures only afterwards. Sizes that it asks for with other options are encoded then.
 *
 * The check blocks this process, so `encode` must hand over each job at once. Returns `takeEncodedPicture` without
 * waiting for the encoding. Never rejects because of a picture: the check reports broken ones.
 */
export async function startEncodingPicturesAhead(root: string, encode: (job: EncodingJob) => Promise<void>) {
  const made = new Map<string, { outputPath: string; done: Promise<boolean> }>()
  // With a cache, Gatsby asks for new pictures only.
  if (!existsSync(join(root, '.cache/caches-lmdb'))) {
    // Not in .cache, which Gatsby empties at its start, nor in node_modules, which copies of the project share.
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const jobs = await Promise.all(
      listPictures(root).map((file, index) => createJob(file, join(folder, String(index)))),
    )
    for (const job of jobs.flat()) {
      const done = succeeds(encode(job))
      job.operations.forEach(({ args, outputPath }) => made.set(createKey(job.file, args), { outputPath, done }))
    }
  }
  /**
   * Waits until the requested size of a picture is encoded and copies it to its output path. Returns whether it could:
   * false if the size was not encoded ahead with these options, or its encoding failed.
   */
  async function takeEncodedPicture(
    file: string,
    { args, outputPath }: EncodingOperation,
    wanted: object,
  ): Promise<boolean> {
    const found = hasOptions(wanted) ? made.get(createKey(file, args)) : undefined
    if (!(await found?.done) || !found) return false
    await mkdir(dirname(outputPath), { recursive: true })
    return succeeds(copyFile(found.outputPath, outputPath))
  }
  return takeEncodedPicture
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

const listPictures = (root: string): string[] =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:png|jpe?g)$/i.test(file))
    .map(file => join(root, 'content', file))

async function createJob(file: string, prefix: string): Promise<EncodingJob[]> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined)
  const toFormat = metadata && formats[metadata.format]
  if (!toFormat) return []
  const { width: own, height: ownHeight } = metadata.autoOrient
  const widths = imageOptions.breakpoints.filter(width =>
    shouldPublishOriginal(metadata) ? width < own : width <= own,
  )
  const operations = widths.map(width => ({
    outputPath: `${prefix}-${width}.${toFormat}`,
    args: {
      height: Math.round((width * ownHeight) / own),
      width,
      cropFocus: sharp.strategy.attention,
      toFormat,
      quality: (toFormat === 'png' ? imageOptions.pngOptions : imageOptions).quality,
      fit: 'cover',
    },
  }))
  return [{ file, operations, options }]
}

const createKey = (file: string, args: object) => JSON.stringify([file, Object.entries(args).sort()])

const hasOptions = (wanted: object) =>
  Object.entries(options).every(([name, value]) => Object.entries(wanted).some(([n, v]) => n === name && v === value))
