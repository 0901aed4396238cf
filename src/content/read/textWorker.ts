import { openContentMemory } from './contentMemory'
import { prepareTextWork } from './textWork'

/** What a worker is asked for: the files that it is to look at. */
export interface TextJob {
  files: string[]
  today: string
}

/** The program of a process beside a check: looks at the texts that it is given, and hands over what it worked out. */
export function runTextWorker(root: string): void {
  const memory = openContentMemory(root)
  let work: ReturnType<typeof prepareTextWork>
  process.on('message', ({ files, today }: TextJob) => {
    work ??= prepareTextWork(root, today, memory)
    files.forEach(file => work?.check(file))
    process.send?.(memory.takeNew())
  })
  // The check has all that it needs, or was stopped.
  process.on('disconnect', () => process.exit())
}
