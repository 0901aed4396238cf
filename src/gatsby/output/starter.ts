import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from '@swc/core'
import { earlyAnswers } from '../../site/app/earlyAnswers'
import { watchPictures } from '../../site/app/pictures'
import { start } from '../../site/app/start'
import { lazyMargin, untilNear } from '../../config/images'
import { defaultLanguage, languageKey, languages } from '../../config/languages'
import { starterId } from '../../shared/starter'
import { themeKey, themes } from '../../shared/theme'

/** Gatsby’s own piece of HTML with the scripts of every page, as one file that it writes once a build. */
const scriptsSlice = '_gatsby/slices/_gatsby-scripts-1.html'

/** The script that every page loads, named by its contents. */
export interface Starter {
  /** Its path from public/. */
  file: string
  integrity: string
}

/** Writes the starter of the scripts that webpack made. */
export function writeStarter(publicFolder: string, bundles: string[]): Starter {
  const read = (file: string) => readFileSync(join(publicFolder, file), 'utf8')
  const scripts = bundles.filter(file => file.endsWith('.js')).sort()
  const integrity = Object.fromEntries(scripts.map(file => [`/${file}`, integrityOf(read(file))]))
  const source = starterOf(read(scriptsSlice), read('webpack.stats.json'), integrity)
  const { code } = minifySync(source, { compress: true, mangle: { toplevel: true } })
  const file = `start-${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`
  writeFileSync(join(publicFolder, file), code)
  return { file, integrity: integrityOf(code) }
}

/** The HTML of a page, rendered now or earlier, with the address and the digest of the starter. */
export function withStarter(html: string, { file, integrity }: Starter): string {
  return html.replace(starterTag, `$1/${file}$2${integrity}$3`)
}

const starterTag = new RegExp(`(<script id="${starterId}" src=")[^"]*(" integrity=")[^"]*(")`)

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * The starter for a slice, webpack’s account of its scripts and the digests of these: the start of a page, with what it
 * loads and sets on `window`.
 */
export function starterOf(slice: string, stats: string, integrity: Record<string, string>): string {
  const scripts = [...slice.matchAll(/<script[^>]*\ssrc="([^"]+)"(?![^>]*nomodule)[^>]*>/gi)].map(([, src = '']) => src)
  const values = [...slice.matchAll(/window\.(___\w+)=("(?:[^"\\]|\\.)*"|\{.*?\})(?=;)/g)].map(
    ([, name = '', value = 'null']) => [name, JSON.parse(value)] as const,
  )
  if (!scripts.length || !values.length) {
    throw new Error(`${scriptsSlice} has no scripts or no values for them; has Gatsby changed how it starts a page?`)
  }
  const runtime = JSON.stringify({
    scripts,
    // Gatsby writes its list of scripts as a text, in which it then finds none.
    globals: { ...Object.fromEntries(values), ___chunkMapping: {} },
    chunks: chunkScripts(stats),
    integrity,
    afterPaint: 2000,
  })
  const names = JSON.stringify({ themeKey, themes, languageKey, languages, defaultLanguage })
  const pictures = JSON.stringify({ margin: lazyMargin, media: untilNear.media })
  return [
    `(${watchPictures.toString()})(${pictures});`,
    `(${start.toString()})(${runtime},(${earlyAnswers.toString()})(${names}));`,
    '',
  ].join('\n')
}

function chunkScripts(stats: string): Record<string, string[]> {
  const { namedChunkGroups } = JSON.parse(stats) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>
  }
  return Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => /^component---|^words-|^toasts$/.test(name))
      .map(([name, { assets }]) => [name, assets.flatMap(({ name }) => (name.endsWith('.js') ? `/${name}` : []))]),
  )
}
