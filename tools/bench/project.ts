import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languages, type Language } from '../../src/config/languages'

/** Copies the working tree, committed or not, to a temporary folder that shares node_modules. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(name => name && existsSync(join(root, name)))
    .forEach(name => cpSync(join(root, name), join(copy, name), { recursive: true }))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Checks out a commit to a temporary folder, with the packages of its lockfile. */
export function copyCommit(root: string, commit: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x'], { cwd: copy, input: archive })
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(copy) === lock(root)) symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  else {
    console.log(`Installing the packages of ${commit} …`)
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: copy,
      stdio: 'inherit',
    })
  }
  return copy
}

/** The cost of a build. */
export interface Build {
  seconds: number
  /** Peak memory of all its processes together, in megabytes, sampled once a second. */
  memory: number
  /** Number of social images that it rendered. */
  drawn: number
}

/** Builds a copy of the project, optionally without cache. Gatsby’s output is in its build.log. */
export async function build(copy: string, { cold = false } = {}): Promise<Build> {
  if (cold) ['.cache', 'public'].forEach(folder => rmSync(join(copy, folder), { recursive: true, force: true }))
  const log = join(copy, 'build.log')
  const output = openSync(log, 'w')
  const started = Date.now()
  const command = spawn('npm', ['run', '--silent', 'build'], {
    cwd: copy,
    stdio: ['ignore', output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  })
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, measureMemory(command.pid ?? 0))), 1000)
  const status = await new Promise(resolve => command.once('close', resolve))
  clearInterval(watch)
  const text = readFileSync(log, 'utf8')
  if (status !== 0) throw new Error(`The build in ${copy} failed:\n${text.slice(-4000)}`)
  return {
    seconds: (Date.now() - started) / 1000,
    memory,
    drawn: Number(/social networks: (\d+) drawn/.exec(text)?.[1]),
  }
}

const added: Record<Language, string> = { en: 'This sentence was added.', fr: 'Cette phrase a été ajoutée.' }

/** Adds a sentence to an article of a copy in both languages, which must have the same paragraphs. */
export function editArticle(copy: string, slug: string): void {
  for (const language of languages) {
    const file = join(copy, 'content/articles', slug, `${language}.mdx`)
    writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${added[language]}\n`)
  }
}

/** Seconds that `npm test` of a copy takes. */
export function test(copy: string): number {
  const started = Date.now()
  const { status } = spawnSync('npm', ['test'], { cwd: copy, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm test failed in ${copy}.`)
  return (Date.now() - started) / 1000
}

/** Removes a copy; linked packages stay. */
export function removeCopy(copy: string): void {
  if (dirname(copy) === tmpdir()) rmSync(copy, { recursive: true, force: true })
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
}

// Memory of a process and its descendants; ps is available on every system that builds the site.
function measureMemory(pid: number): number {
  const lines = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const processes = lines.map(line => line.trim().split(/\s+/).map(Number))
  const held = (root: number): number =>
    processes.reduce(
      (sum, [id = 0, parent, rss = 0]) => sum + (id === root ? rss : 0) + (parent === root ? held(id) : 0),
      0,
    )
  return Math.round(held(pid) / 1024)
}
