import { EventEmitter } from 'node:events'
import {
  invalidateCacheAfterUnfinishedBuild,
  markCacheUnfinished,
  unmarkCacheOnSuccessfulExit,
} from '../../../src/gatsby/output/unfinishedBuild'
import { createTestFolder } from '../../helpers/folders'

const root = createTestFolder()

/** The actions dispatched to Gatsby’s store at the start of the next run. */
function startNextRun(): unknown[] {
  const actions: unknown[] = []
  const api = { store: { dispatch: (action: unknown) => actions.push(action) }, reporter: { info: () => undefined } }
  invalidateCacheAfterUnfinishedBuild(root, api as unknown as Parameters<typeof invalidateCacheAfterUnfinishedBuild>[1])
  return actions
}

/** A run that is marked as unfinished, reaches its last step or not, and exits with this status. */
function run(status: number, completed: boolean): void {
  const program = new EventEmitter()
  markCacheUnfinished(root)
  if (completed) unmarkCacheOnSuccessfulExit(root, program as unknown as NodeJS.Process)
  program.emit('exit', status)
}

const invalidation = [{ type: 'UPDATE_PLUGINS_HASH', payload: '' }]

it('keeps the cache on a first run', () => expect(startNextRun()).toEqual([]))

it('keeps the cache after a successful run', () => {
  run(0, true)
  expect(startNextRun()).toEqual([])
})

it.each([
  ['failed', 1, false],
  ['failed after its last step', 1, true],
  ['was stopped before its last step', 0, false],
])('invalidates the cache after a run that %s', (_, status, completed) => {
  run(status, completed)
  expect(startNextRun()).toEqual(invalidation)
})
