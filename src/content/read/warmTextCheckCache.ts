import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { todayInMontreal } from './publication'
import type { SharedResultCache } from './resultCache'
import { createMdxFileCheckCacheWarmer } from './mdxFileCheckCacheWarmer'
import type { MdxFileCheckJob } from './mdxFileCheckWorker'

/** Up to this many files, a check in the main process is faster than starting workers. */
const few = 60
/** Number of files per job; a worker frees its memory after each. */
const share = 10

interface Options {
  /** The worker’s program, which calls `runAsMdxFileCheckWorker`. */
  program: string
  arguments?: string[]
  today?: string
}

/**
 * Checks texts that are not in the cache in worker processes, one per core, and adds the results to the cache. The
 * check that follows reads them from there, and does itself what the workers could not.
 */
export async function warmTextCheckCache(
  root: string,
  cache: SharedResultCache,
  { program, arguments: given = [], today = todayInMontreal() }: Options,
): Promise<void> {
  const files = createMdxFileCheckCacheWarmer(root, today, cache)?.listUncachedFiles() ?? []
  if (files.length <= few || availableParallelism() < 2) return
  const work = () =>
    new Promise<void>(resolve => {
      const worker = fork(program, given, { cwd: root, serialization: 'advanced', execArgv: ['--no-regexp-tier-up'] })
      const next = () => {
        const job: MdxFileCheckJob = { files: files.splice(0, share), today }
        if (job.files.length) worker.send(job)
        else worker.disconnect()
      }
      worker.on('message', (found: Map<string, Uint8Array>) => {
        cache.add(found)
        next()
      })
      worker.once('exit', () => resolve())
      worker.once('error', () => resolve())
      next()
    })
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
