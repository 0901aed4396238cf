import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'

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
export function encodeBeside(root: string): void {
  // The plugin that Gatsby loads: its worker is looked up by name when a job begins.
  const worker = createRequire(join(root, 'package.json'))('gatsby-plugin-sharp/gatsby-worker') as Record<
    string,
    Encode
  >
  worker.IMAGE_PROCESSING = encoderOf(root)
}

/** Begins with the pictures of the pages while webpack is busy with one core; the pages ask for the same sizes later. */
export async function beginPictures(graphql: BuildArgs['graphql'], sources: string[]): Promise<void> {
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
  const waiting: (() => void)[] = []
  const pending = new Map<number, { resolve: () => void; reject: (error: Error) => void }>()
  let encoder: ChildProcess | undefined
  let count = 0

  const started = () => {
    if (encoder) return encoder
    encoder = fork(join(root, 'src/build/encoder.mjs'), { cwd: root, execArgv: [] })
    // What the build waits for comes first.
    if (encoder.pid) setPriority(encoder.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    encoder.on('message', ({ id, error }: { id: number; error?: string }) => settle(id, error))
    encoder.once('exit', () => [...pending.keys()].forEach(id => settle(id, 'the encoder of pictures ended early')))
    return encoder
  }
  const settle = (id: number, error?: string) => {
    const job = pending.get(id)
    pending.delete(id)
    waiting.shift()?.()
    // Without a picture to wait for, it keeps no build from ending.
    if (!pending.size) {
      encoder?.unref()
      encoder?.channel?.unref()
    }
    if (error) job?.reject(new Error(error))
    else job?.resolve()
  }

  return async ({ inputPaths, outputDir, args }) => {
    const [input] = inputPaths
    if (args.isLazy || !input) return
    while (pending.size >= availableParallelism()) await new Promise<void>(resolve => waiting.push(resolve))
    const id = count++
    const operations = args.operations.map(operation => ({
      ...operation,
      outputPath: join(outputDir, operation.outputPath),
    }))
    await new Promise<void>((resolve, reject) => {
      pending.set(id, { resolve, reject })
      const process = started()
      process.ref()
      process.channel?.ref()
      process.send({ id, file: input.path, operations, options: args.pluginOptions })
    })
  }
}
