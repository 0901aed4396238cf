import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listContentAndLocaleEntries } from '../content/read/files'
import { noopCache, type ResultCache } from '../content/read/resultCache'
import { getProperty } from '../shared/properties'
import { checkContent } from './checkContent'

// Polls instead of using file system events: editors save in several steps, some by replacing the file, and events are
// missed, for instance while a check runs.
const pause = 250

const clear = '\u001b[2J\u001b[H'

/** Checks the content now and after each save; clears the screen before each report. */
export function watchContent(
  root: string,
  {
    print = text => console.log(text),
    cache = noopCache,
  }: { print?: (text: string) => void; cache?: ResultCache } = {},
): { close(): void } {
  let checked: string | undefined
  let seen: string | undefined
  const look = () => {
    try {
      const now = readFileState(root)
      const isSaved = now === seen || seen === undefined
      seen = now
      // A save is complete when two polls see the same state.
      if (now === checked || !isSaved) return
      const { lines } = checkContent(root, { cache })
      checked = now
      print(
        `${clear}${lines.join('\n')}\n\nChecked at ${new Date().toLocaleTimeString('en-CA')}; waiting for the next save (Ctrl+C stops).`,
      )
    } catch (error) {
      // A listed file was deleted before it was read; the next poll will see the new state.
      if (getProperty(error, 'code') !== 'ENOENT') throw error
    }
  }
  look()
  const timer = setInterval(look, pause)
  return { close: () => clearInterval(timer) }
}

/** A fingerprint of content/ and locales/ that changes with every save. */
function readFileState(root: string): string {
  return listContentAndLocaleEntries(root)
    .map(({ path }) => {
      const { size, mtimeMs, ctimeMs, ino } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {}
      return [path, size, mtimeMs, ctimeMs, ino].join(' ')
    })
    .join('\n')
}
