import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../helpers/freePort'

/** A running `gatsby develop`. */
export interface DevelopServer {
  /** For example http://localhost:41234. */
  url: string
  /** Returns the data of a query; throws if the response has errors. */
  ask: <Data = Record<string, unknown>>(query: string) => Promise<Data>
  stop: () => Promise<void>
}

const startTimeout = 150_000

/** Starts `gatsby develop` on a free port, in a process group of its own, and waits until it answers queries. */
export async function startDevelop(): Promise<DevelopServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const develop = spawn('node_modules/.bin/gatsby', ['develop', '--port', String(port)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  })
  let output = ''
  develop.stdout.on('data', data => (output += data))
  develop.stderr.on('data', data => (output += data))
  let running = true
  develop.once('exit', () => (running = false))
  const server: DevelopServer = { url, ask: createQuery(url), stop: () => stopGroup(develop.pid) }
  try {
    await until(
      'gatsby develop answers',
      async () => (running ? server.ask('{ allRouted { totalCount } }') : undefined),
      startTimeout,
    )
    if (!running) throw new Error('gatsby develop ended before it answered')
  } catch (error) {
    await server.stop()
    throw new Error([String(error), ...output.split('\n').slice(-60)].join('\n'))
  }
  return server
}

/** Repeats an attempt until it succeeds and returns its value; throws the last error after the timeout. */
export async function until<Value>(what: string, attempt: () => Promise<Value>, timeout = 60_000): Promise<Value> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s until ${what}; last: ${String(error)}`)
    }
    await pause(250)
  }
}

function createQuery(url: string): DevelopServer['ask'] {
  return async <Data>(query: string) => {
    const response = await fetch(`${url}/___graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
    if (errors || !data) throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'no data')
    return data
  }
}

/** Ends a process group with SIGTERM, and after ten seconds with SIGKILL. */
async function stopGroup(pid: number | undefined): Promise<void> {
  for (const end = Date.now() + 10_000; signal(pid, 'SIGTERM') && Date.now() < end;) await pause(250)
  signal(pid, 'SIGKILL')
}

// A negative id signals the whole group, including Gatsby’s child processes. Returns false when the group has ended.
function signal(pid: number | undefined, name: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name)
  } catch {
    return false
  }
}
