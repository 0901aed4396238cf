import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  invalidateCacheAfterUnfinishedBuild,
  markBuildUnfinished,
  unmarkBuildOnSuccessfulExit,
} from '../../../src/gatsby/output/unfinishedBuild'

const root = mkdtempSync(join(tmpdir(), 'unfinished-'))
afterAll(() => rmSync(root, { recursive: true }))

/** What Gatsby is asked to do at the start of the next run. */
function nextRun(): unknown[] {
  const asked: unknown[] = []
  const api = { store: { dispatch: (action: unknown) => asked.push(action) }, reporter: { info: () => undefined } }
  invalidateCacheAfterUnfinishedBuild(root, api as unknown as Parameters<typeof invalidateCacheAfterUnfinishedBuild>[1])
  return asked
}

/** A run that marks itself, comes to its last step or not, and ends with this status. */
function run(status: number, toItsEnd: boolean): void {
  const program = new EventEmitter()
  markBuildUnfinished(root)
  if (toItsEnd) unmarkBuildOnSuccessfulExit(root, program as unknown as NodeJS.Process)
  program.emit('exit', status)
}

const forgotten = [{ type: 'UPDATE_PLUGINS_HASH', payload: '' }]

it('keeps the cache on a first run', () => expect(nextRun()).toEqual([]))

it('keeps the cache after a successful run', () => {
  run(0, true)
  expect(nextRun()).toEqual([])
})

it.each([
  ['failed', 1, false],
  ['failed after its last step', 1, true],
  ['was stopped before its last step', 0, false],
])('invalidates the cache after a run that %s', (_, status, toItsEnd) => {
  run(status, toItsEnd)
  expect(nextRun()).toEqual(forgotten)
})
