import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyProject } from '../../../tools/bench/project'
import { edits } from './edits'

const root = copyProject(process.cwd())
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs the tests of the built site on the copy and its content; returns the end of their output if they fail. */
function testSite(): string {
  for (const name of ['__tests__', 'scripts', 'jest.config.mjs'])
    cpSync(join(process.cwd(), name), join(root, name), { recursive: true })
  const jest = join(root, 'node_modules/.bin/jest')
  const { status, stderr } = spawnSync(jest, ['--selectProjects=site', '--ci'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? 'passed' : stderr.slice(-6000)
}

it(
  'builds a site with all edits that passes the tests of the built site',
  async () => {
    edits.forEach(({ apply }) => apply(root))
    await build(root)
    expect(testSite()).toBe('passed')
  },
  30 * 60_000,
)
