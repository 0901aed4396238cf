import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { todayInMontreal } from './publication'
import type { SharedResultCache } from './resultCache'
import { prepareTextWork } from './textWork'
import type { TextJob } from './textWorker'

/** So many files are looked at faster by the check itself than by processes that must first load it. */
const few = 60
/** Files that a worker looks at before it hands over what it found: what it held of them it then lets go. */
const share = 10

interface Options {
  /** The program of a worker, which calls `runTextWorker`. */
  program: string
  arguments?: string[]
  today?: string
}

/**
 * Has processes work out what a check will ask of texts that the memory does not know, as many at once as there are
 * cores. The check then finds it there; what they could not do, it does itself.
 */
export async function checkTextsInParallel(
  root: string,
  memory: SharedResultCache,
  { program, arguments: given = [], today = todayInMontreal() }: Options,
): Promise<void> {
  const files = prepareTextWork(root, today, memory)?.listUnknownFiles() ?? []
  if (files.length <= few || availableParallelism() < 2) return
  const work = () =>
    new Promise<void>(resolve => {
      const worker = fork(program, given, { cwd: root, serialization: 'advanced' })
      const next = () => {
        const job: TextJob = { files: files.splice(0, share), today }
        if (job.files.length) worker.send(job)
        else worker.disconnect()
      }
      worker.on('message', (found: Map<string, Uint8Array>) => {
        memory.add(found)
        next()
      })
      worker.once('exit', () => resolve())
      worker.once('error', () => resolve())
      next()
    })
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
