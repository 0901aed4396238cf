import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import sharp from 'sharp'
import { isCompactPng } from './compactPng'
import { createProcessPool } from './processPool'

/** A job of gatsby-plugin-sharp: one picture with its sizes. */
interface Job {
  inputPaths: { path: string }[]
  outputDir: string
  args: { isLazy?: boolean; operations: Operation[]; pluginOptions: object }
}

/** One size of a picture. */
interface Operation {
  /** Relative to the job’s folder. */
  outputPath: string
  args: { width?: number; toFormat?: string }
}

type Encode = (job: Job) => Promise<void>

/**
 * Runs the jobs of gatsby-plugin-sharp in a worker process, as many pictures at a time as there are cores. In the
 * build’s own process, its queue handles one picture at a time and blocks file reads that webpack waits for.
 */
export function patchSharpPluginToUseWorkers(root: string): void {
  // The plugin instance that Gatsby loads; it has no types. It looks up its worker function by name for each job, so
  // replacing it works.
  const worker = createRequire(join(root, 'package.json'))('gatsby-plugin-sharp/gatsby-worker') as Record<
    string,
    Encode
  >
  worker.IMAGE_PROCESSING = createEncoder(root)
}

/**
 * Starts encoding the pages’ pictures while webpack, which uses one core, is busy; page queries ask for the same sizes
 * later.
 */
export async function startPictureEncoding(graphql: BuildArgs['graphql'], sources: string[]): Promise<void> {
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
  if (errors) throw new Error(`The pictures could not be begun: ${String(errors)}`)
}

function createEncoder(root: string): Encode {
  const encode = createProcessPool({
    program: join(root, 'src/gatsby/pictures/encoder.mjs'),
    root,
    workers: 1,
    // sharp is multi-threaded.
    jobsEach: availableParallelism(),
  })
  return async ({ inputPaths, outputDir, args }) => {
    const [input] = inputPaths
    if (args.isLazy || !input) return
    const wanted = args.operations.map(operation => ({
      ...operation,
      outputPath: join(outputDir, operation.outputPath),
    }))
    const operations = await copyOwnWidth(input.path, wanted)
    if (operations.length) await encode({ file: input.path, operations, options: args.pluginOptions })
  }
}

/** Copies a compact PNG to where it is wanted at its own width; returns the operations that remain. */
async function copyOwnWidth(file: string, operations: Operation[]): Promise<Operation[]> {
  const metadata = await sharp(file).metadata()
  if (!isCompactPng(metadata)) return operations
  const isOwn = ({ args: { width, toFormat } }: Operation) => width === metadata.width && toFormat === 'png'
  await Promise.all(
    operations.filter(isOwn).map(async ({ outputPath }) => {
      await mkdir(dirname(outputPath), { recursive: true })
      await copyFile(file, outputPath)
    }),
  )
  return operations.filter(operation => !isOwn(operation))
}
