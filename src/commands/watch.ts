import { watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { noMemory, type Memory } from '../build/content/memory'
import { checkContent } from './checkContent'

// Editors save in several steps; one check follows the last of them.
const settling = 150

const clear = '\u001b[2J\u001b[H'

/** Checks the content now and after each save, with the screen cleared before each report. */
export function watchContent(
  root: string,
  { print = text => console.log(text), memory = noMemory }: { print?: (text: string) => void; memory?: Memory } = {},
): { close(): void } {
  let waiting: NodeJS.Timeout | undefined
  const check = () => {
    const { lines } = checkContent(root, { memory })
    print(
      `${clear}${lines.join('\n')}\n\nChecked at ${new Date().toLocaleTimeString('en-CA')}; waiting for the next save (Ctrl+C stops).`,
    )
  }
  const later = () => {
    clearTimeout(waiting)
    waiting = setTimeout(check, settling)
  }
  check()
  const watchers: FSWatcher[] = ['content', 'locales'].map(folder =>
    watch(join(root, folder), { recursive: true }, later),
  )
  return {
    close() {
      clearTimeout(waiting)
      watchers.forEach(watcher => watcher.close())
    },
  }
}
