import { openContentResultCache } from './contentResultCache'
import { createMdxFileCheckCacheWarmer } from './mdxFileCheckCacheWarmer'

/** A job for a worker process: the MDX files to check, and the date to check them for. */
export interface MdxFileCheckJob {
  files: string[]
  today: string
}

/** Main function of a worker process: checks the given texts and sends back the new cache entries. */
export function runAsMdxFileCheckWorker(root: string): void {
  const cache = openContentResultCache(root)
  let cacheWarmer: ReturnType<typeof createMdxFileCheckCacheWarmer>
  process.on('message', ({ files, today }: MdxFileCheckJob) => {
    cacheWarmer ??= createMdxFileCheckCacheWarmer(root, today, cache)
    files.forEach(file => cacheWarmer?.warm(file))
    process.send?.(cache.takeNew())
  })
  // The parent process has finished or was stopped.
  process.on('disconnect', () => process.exit())
}
