import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { createProcessPool } from './processPool'

/** A job of gatsby-plugin-sharp: one picture with its sizes. */
interface Job {
  inputPaths: { path: string }[]
  outputDir: string
  args: { isLazy?: boolean; operations: { outputPath: string; args: object }[]; pluginOptions: object }
}

type Encode = (job: Job) => Promise<void>

/**
 * Has the jobs of gatsby-plugin-sharp done by a process of its own, as many pictures at once as there are cores. In the
 * build’s own process its queue takes one picture at a time and holds up the reading of files, which webpack waits for.
 */
export function patchSharpPluginToUseWorkers(root: string): void {
  // The plugin that Gatsby loads, which has no types: its worker is looked up by name when a job begins.
  const worker = createRequire(join(root, 'package.json'))('gatsby-plugin-sharp/gatsby-worker') as Record<
    string,
    Encode
  >
  worker.IMAGE_PROCESSING = encoderOf(root)
}

/** Begins with the pictures of the pages while webpack is busy with one core; the pages ask for the same sizes later. */
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

function encoderOf(root: string): Encode {
  const encode = createProcessPool({
    program: join(root, 'src/gatsby/pictures/encoder.mjs'),
    root,
    workers: 1,
    // sharp has threads of its own.
    jobsEach: availableParallelism(),
  })
  return async ({ inputPaths, outputDir, args }) => {
    const [input] = inputPaths
    if (args.isLazy || !input) return
    const operations = args.operations.map(operation => ({
      ...operation,
      outputPath: join(outputDir, operation.outputPath),
    }))
    await encode({ file: input.path, operations, options: args.pluginOptions })
  }
}
