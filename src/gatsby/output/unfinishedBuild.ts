import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'

const markOf = (root: string) => join(root, '.cache/unfinished')

/**
 * Lets Gatsby begin from nothing when the run before it did not come to its end. Nodes are kept at once and what
 * follows from them only later, so that a run which stopped between the two leaves changes that Gatsby takes for done:
 * the next would publish old pages. Resized pictures and compiled scripts are named by what they hold, and stay.
 */
export function invalidateCacheAfterUnfinishedBuild(
  root: string,
  { store, reporter }: Pick<NodePluginArgs, 'store' | 'reporter'>,
): void {
  if (!existsSync(markOf(root))) return
  reporter.info('The last run did not come to its end: what it left in .cache is not used again.')
  // With other plugins than it remembers, Gatsby forgets its nodes, its queries and its files in the order that they need.
  store.dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' })
}

/** Marks the run as unfinished. */
export function markBuildUnfinished(root: string): void {
  const mark = markOf(root)
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, 'While this file is here, a run is on its way or has failed.\n')
}

/** Takes the mark away when the program ends, if it ends well: other steps may still fail. */
export function unmarkBuildOnSuccessfulExit(root: string, program: Pick<NodeJS.Process, 'once'> = process): void {
  program.once('exit', (code: number) => {
    if (code === 0) rmSync(markOf(root), { force: true })
  })
}
