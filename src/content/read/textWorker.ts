import { openContentMemory } from './contentMemory'
import { createMdxFileChecker } from './mdxFileChecker'

/** A job for a worker: the files to check. */
export interface TextJob {
  files: string[]
  today: string
}

/** Main function of a worker process: checks the given texts and sends back the new cache entries. */
export function runAsTextWorker(root: string): void {
  const memory = openContentMemory(root)
  let work: ReturnType<typeof createMdxFileChecker>
  process.on('message', ({ files, today }: TextJob) => {
    work ??= createMdxFileChecker(root, today, memory)
    files.forEach(file => work?.check(file))
    process.send?.(memory.takeNew())
  })
  // The parent process has finished or was stopped.
  process.on('disconnect', () => process.exit())
}
