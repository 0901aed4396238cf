import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import sharp from 'sharp'
import { shouldPublishOriginal } from './shouldPublishOriginal'
import { startEncodingPicturesAhead, type EncodingJob, type EncodingOperation } from './startEncodingPicturesAhead'
import { createChildProcessJobRunner } from '../childProcessJobRunner'

/** A job of gatsby-plugin-sharp: one picture with its sizes. */
interface Job {
  inputPaths: { path: string }[]
  /** The operations’ paths are relative to it. */
  outputDir: string
  args: { isLazy?: boolean; operations: EncodingOperation[]; pluginOptions: object }
}

type Encode = (job: Job) => Promise<void>

let encoder: Promise<Encode> | undefined

/**
 * Starts the worker process that encodes pictures, once. Builds call it before they load Gatsby (scripts/gatsby.cjs).
 */
export function getOrStartPictureEncoder(
  root: string,
  isBuild = process.env.gatsby_executing_command === 'build',
): Promise<Encode> {
  return (encoder ??= createEncoder(root, isBuild))
}

/**
 * Runs the jobs of gatsby-plugin-sharp in a worker process, as many sizes at a time as it has threads. In the build’s
 * own process, its queue handles one picture at a time and blocks file reads that webpack waits for.
 */
export async function patchSharpPluginToUseWorkers(root: string): Promise<void> {
  // The plugin instance that Gatsby loads; it has no types. It looks up its worker function by name for each job, so
  // replacing it works.
  const worker = createRequire(join(root, 'package.json'))('gatsby-plugin-sharp/gatsby-worker') as Record<
    string,
    Encode
  >
  worker.IMAGE_PROCESSING = await getOrStartPictureEncoder(root)
}

/**
 * Starts encoding the pages’ pictures while webpack, which uses one core, is busy; page queries ask for the same sizes
 * later.
 */
export async function queuePictureEncodingJobs(graphql: BuildArgs['graphql'], sources: string[]): Promise<void> {
  const { errors } = await graphql(
    /* GraphQL */ `
      query PicturesToBegin($sources: [String!]!) {
        allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $sources } }) {
          nodes {
            sizes
          }
        }
      }
    `,
    { sources },
  )
  if (errors) throw new Error(`The pictures to encode could not be queried: ${String(errors)}`)
}

async function createEncoder(root: string, isBuild: boolean): Promise<Encode> {
  const encode: (job: EncodingJob) => Promise<void> = createChildProcessJobRunner({
    program: join(root, 'src/gatsby/pictures/encoder.mjs'),
    root,
    workers: 1,
    // Its threads take one size after the other.
    jobsEach: Infinity,
  })
  // Develop resizes pictures on request.
  const takeEncodedPicture = isBuild ? await startEncodingPicturesAhead(root, encode) : () => Promise.resolve(false)
  return async ({ inputPaths, outputDir, args }) => {
    const [input] = inputPaths
    if (args.isLazy || !input) return
    const file = input.path
    const options = args.pluginOptions
    const wanted = args.operations.map(operation => ({
      ...operation,
      outputPath: join(outputDir, operation.outputPath),
    }))
    const others = await copyOwnWidth(file, wanted)
    const taken = await Promise.all(others.map(operation => takeEncodedPicture(file, operation, options)))
    const operations = others.filter((_, index) => !taken[index])
    if (operations.length) await encode({ file, operations, options })
  }
}

/** Copies a compact PNG to where it is wanted at its own width; returns the operations that remain. */
async function copyOwnWidth(file: string, operations: EncodingOperation[]): Promise<EncodingOperation[]> {
  const metadata = await sharp(file).metadata()
  if (!shouldPublishOriginal(metadata)) return operations
  const isOwn = ({ args: { width, toFormat } }: EncodingOperation) => width === metadata.width && toFormat === 'png'
  await Promise.all(
    operations.filter(isOwn).map(async ({ outputPath }) => {
      await mkdir(dirname(outputPath), { recursive: true })
      await copyFile(file, outputPath)
    }),
  )
  return operations.filter(operation => !isOwn(operation))
}
