import { openContentMemory } from './contentMemory'
import { createMdxFileCacheWarmer } from './mdxFileCacheWarmer'

/** A job for a worker: the files to check. */
export interface TextJob {
  files: string[]
  today: string
}

/** Main function of a worker process: checks the given texts and sends back the new cache entries. */
export function runAsCacheWarmingWorker(root: string): void {
  const memory = openContentMemory(root)
  let cacheWarmer: ReturnType<typeof createMdxFileCacheWarmer>
  process.on('message', ({ files, today }: TextJob) => {
    cacheWarmer ??= createMdxFileCacheWarmer(root, today, memory)
    files.forEach(file => cacheWarmer?.warm(file))
    process.send?.(memory.takeNew())
  })
  // The parent process has finished or was stopped.
  process.on('disconnect', () => process.exit())
}
