// Runs commands in parallel and reports how long each took.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The command of an npm script. */
export const script = (name, ...args) => ['npm', 'run', '--silent', name, ...(args.length ? ['--', ...args] : [])]

/**
 * Runs steps in order, at most one per core at a time. A step is { name, command, after, alone }: `after` lists the
 * steps it waits for, and `alone` prevents others from running at the same time. The output of a step is printed when
 * it ends. The first failure stops all running steps and exits.
 */
export async function runSteps(steps, env = {}) {
  const started = Date.now()
  const waiting = [...steps]
  const running = new Map()
  const done = []
  const endAll = () => running.forEach(({ end }) => end())
  ;['SIGINT', 'SIGTERM'].forEach(signal => process.once(signal, () => (endAll(), process.exit(1))))
  while (waiting.length || running.size) {
    for (let next; (next = waiting.find(step => mayStart(step, running, done)));) {
      waiting.splice(waiting.indexOf(next), 1)
      console.log(`── ${next.name}: ${next.command.join(' ')}`)
      running.set(next, start(next, env))
    }
    const { step, status, output, seconds } = await Promise.race([...running.values()].map(({ ended }) => ended))
    running.delete(step)
    console.log(`\n── ${step.name} ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`)
    process.stdout.write(output)
    if (status !== 0) {
      endAll()
      console.error(
        `\n${step.name} failed. To see it alone: ${step.command.filter(word => word !== '--silent').join(' ')}`,
      )
      process.exit(1)
    }
    done.push({ name: step.name, seconds })
  }
  const width = Math.max(...done.map(({ name }) => name.length))
  console.log('\nDuration of each step:')
  done.forEach(({ name, seconds }) => console.log(`  ${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s`))
  console.log(`All ${done.length} steps passed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function mayStart({ after = [], alone = false }, running, done) {
  if ([...running.keys()].some(step => step.alone)) return false
  const room = alone ? running.size === 0 : running.size < availableParallelism()
  return room && after.every(name => done.some(step => step.name === name))
}

function start(step, env) {
  const from = Date.now()
  const [command, ...args] = step.command
  // A process group, so that a step’s child processes are stopped with it.
  const child = spawn(command, args, {
    stdio: ['ignore', step.alone ? 'inherit' : 'pipe', step.alone ? 'inherit' : 'pipe'],
    detached: true,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  })
  let output = ''
  child.stdout?.on('data', text => (output += text))
  child.stderr?.on('data', text => (output += text))
  const ended = new Promise(resolve => {
    child.once('error', ({ message }) => (output += `${message}\n`))
    child.once('close', status => resolve({ step, status, output, seconds: (Date.now() - from) / 1000 }))
  })
  return { ended, end: () => endGroup(child.pid) }
}

function endGroup(id) {
  try {
    // As Ctrl+C: Playwright then also ends its web server, which is in a process group of its own and holds a port.
    process.kill(-id, 'SIGINT')
  } catch {
    // It has exited already.
  }
}
