import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** A child process and its pending jobs. */
interface Worker {
  process: ChildProcess
  jobs: Map<number, (error?: string) => void>
}

interface Options {
  /** Path of the program: it answers each message `{ id, … }` with `{ id, error? }`. */
  program: string
  /** Its working directory. */
  root: string
  /** Maximum number of processes. */
  workers: number
  /** Concurrent jobs per process. */
  jobsEach: number
  /** Idle time in milliseconds after which a process exits; an idle one would hold 400 MB. */
  idleTimeoutMs?: number
}

/**
 * Returns a function that runs a job in a child process with a lower priority than the build. Processes start with the
 * first job, exit when idle, and keep the build from exiting only while they have jobs.
 */
export function createChildProcessJobRunner({
  program,
  root,
  workers: most,
  jobsEach,
  idleTimeoutMs = 3000,
}: Options): (job: object) => Promise<void> {
  const workers: Worker[] = []
  const waiting: (() => void)[] = []
  let count = 0
  const leave = (worker: Worker) => {
    if (workers.includes(worker)) workers.splice(workers.indexOf(worker), 1)
  }
  const endIfIdle = (worker: Worker) => {
    if (worker.jobs.size || !workers.includes(worker)) return
    leave(worker)
    if (worker.process.connected) worker.process.disconnect()
  }

  const begin = (): Worker => {
    const process = fork(program, { cwd: root, execArgv: [] })
    const worker: Worker = { process, jobs: new Map() }
    // The build itself has priority.
    if (process.pid) setPriority(process.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    process.on('message', ({ id, error }: { id: number; error?: string }) => worker.jobs.get(id)?.(error))
    const fail = (reason: string) => {
      leave(worker)
      worker.jobs.forEach(settle => settle(`${program} ${reason}`))
    }
    // It did not start, or a job could not be sent to it. Without a listener, this would end the build.
    process.on('error', ({ message }) => fail(`failed: ${message}`))
    process.once('exit', () => fail('ended early'))
    workers.push(worker)
    return worker
  }
  const free = () => workers.find(({ jobs }) => jobs.size === 0) ?? (workers.length < most ? begin() : undefined)
  const leastBusy = () =>
    workers.filter(({ jobs }) => jobs.size < jobsEach).sort((a, b) => a.jobs.size - b.jobs.size)[0]

  return async job => {
    let worker: Worker | undefined
    while (!(worker = free() ?? leastBusy())) await new Promise<void>(resolve => waiting.push(resolve))
    const chosen = worker
    const { process, jobs } = chosen
    const id = count++
    await new Promise<void>((resolve, reject) => {
      jobs.set(id, error => {
        jobs.delete(id)
        if (!jobs.size) {
          process.unref()
          process.channel?.unref()
          setTimeout(endIfIdle, idleTimeoutMs, chosen).unref()
        }
        waiting.shift()?.()
        if (error) reject(new Error(error))
        else resolve()
      })
      process.ref()
      process.channel?.ref()
      process.send({ id, ...job })
    })
  }
}
