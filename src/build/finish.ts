import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../app/start'

/** Gatsby’s own piece of HTML with the scripts of every page, as one file that it writes once a build. */
const scriptsSlice = '_gatsby/slices/_gatsby-scripts-1.html'

/** The finishing step of a build: writes /start.js. It reads what Gatsby wrote and may be repeated. */
export function finish(publicFolder: string): void {
  const slice = readFileSync(join(publicFolder, scriptsSlice), 'utf8')
  writeFileSync(join(publicFolder, 'start.js'), starterOf(slice))
}

/** /start.js for a slice: the deferred start with the slice’s scripts and the values that it puts on `window`. */
export function starterOf(slice: string): string {
  const scripts = [...slice.matchAll(/<script[^>]*\ssrc="([^"]+)"(?![^>]*nomodule)[^>]*>/gi)].map(([, src = '']) => src)
  const values = [...slice.matchAll(/window\.(___\w+)=("(?:[^"\\]|\\.)*"|\{.*?\})(?=;)/g)].map(
    ([, name = '', value = 'null']) => [name, JSON.parse(value)] as const,
  )
  if (!scripts.length || !values.length)
    throw new Error(`${scriptsSlice} has no scripts or no values for them; has Gatsby changed how it starts a page?`)
  return `(${start.toString()})(${JSON.stringify({ scripts, globals: Object.fromEntries(values) })})\n`
}
