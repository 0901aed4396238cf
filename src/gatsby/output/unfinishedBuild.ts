import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { writeFileWithFolders } from '../../content/writeFiles'

const getMarkFile = (root: string) => join(root, '.cache/unfinished')

/**
 * Makes Gatsby rebuild from scratch if the previous run did not finish. Gatsby saves nodes immediately but derived data
 * later: after a crash between the two it would consider changed nodes done and publish stale pages. Resized pictures
 * and compiled scripts have content hashes and are kept.
 */
export function invalidateCacheAfterUnfinishedBuild(
  root: string,
  { store, reporter }: Pick<NodePluginArgs, 'store' | 'reporter'>,
): void {
  if (!existsSync(getMarkFile(root))) return
  reporter.info('The last run did not finish; its cache is discarded.')
  // Changing the plugins hash makes Gatsby discard its nodes, queries and files in the right order.
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' })
}

/** Marks Gatsby’s cache as that of an unfinished run. */
export function markCacheUnfinished(root: string): void {
  writeFileWithFolders(getMarkFile(root), 'While this file is here, a run is on its way or has failed.\n')
}

/** Removes the mark on exit code 0 only: later steps of the build may still fail. */
export function unmarkCacheOnSuccessfulExit(root: string, program: Pick<NodeJS.Process, 'once'> = process): void {
  program.once('exit', (code: number) => {
    if (code === 0) rmSync(getMarkFile(root), { force: true })
  })
}
