import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, openSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const copied = [
  'content',
  'locales',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
]

/** A copy of the project in a folder of its own, with the same packages. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  copied.forEach(name => cpSync(join(root, name), join(copy, name), { recursive: true }))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** What a build took. */
export interface Build {
  seconds: number
  /** The most memory that its processes held together, in megabytes, as seen once a second. */
  memory: number
  /** How many pictures for networks it drew. */
  drawn: number
}

/** Builds a copy of the project. What Gatsby says stands in its build.log. */
export async function build(copy: string): Promise<Build> {
  const log = join(copy, 'build.log')
  const output = openSync(log, 'w')
  const started = Date.now()
  const gatsby = spawn('npx', ['gatsby', 'build'], {
    cwd: copy,
    stdio: ['ignore', output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(gatsby.pid ?? 0))), 1000)
  const status = await new Promise(resolve => gatsby.once('close', resolve))
  clearInterval(watch)
  const said = readFileSync(log, 'utf8')
  if (status !== 0) throw new Error(`The build in ${copy} failed:\n${said.slice(-4000)}`)
  return {
    seconds: (Date.now() - started) / 1000,
    memory,
    drawn: Number(/social networks: (\d+) drawn/.exec(said)?.[1]),
  }
}

// A process and all that it started; ps is on every system that builds the site.
function memoryOf(pid: number): number {
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const processes = lines.map(line => line.trim().split(/\s+/).map(Number))
  const held = (root: number): number =>
    processes.reduce(
      (sum, [id = 0, parent, rss = 0]) => sum + (id === root ? rss : 0) + (parent === root ? held(id) : 0),
      0,
    )
  return Math.round(held(pid) / 1024)
}
