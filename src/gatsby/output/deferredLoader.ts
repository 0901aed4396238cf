import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { minifySync } from '@swc/core'
import { installPreHydrationHandlers } from '../../site/app/preHydrationHandlers'
import { loadPicturesNearViewport } from '../../site/app/lazyPictures'
import { runDeferredLoader } from '../../site/app/deferredLoader'
import { computeDigest } from '../../content/digest'
import { lazyLoadRootMargin, lazyPicturePlaceholderSourceProps } from '../../config/images'
import { defaultLanguage, lastVisitedLanguageStorageKey, languages } from '../../config/languages'
import { deferredLoaderFetchScriptId } from '../../shared/deferredLoader'
import { themeStorageKey, themePreferences } from '../../shared/theme'

/** Gatsby’s HTML slice with the scripts common to all pages, written once per build. */
const scriptsSlice = '_gatsby/slices/_gatsby-scripts-1.html'

/** The script that every page loads, with a content hash in its name. */
export interface DeferredLoaderFile {
  /** Path relative to public/. */
  file: string
  integrity: string
}

/** Writes the deferred loader for the scripts that webpack made. */
export function writeDeferredLoader(publicFolder: string, bundles: string[]): DeferredLoaderFile {
  const read = (file: string) => readFileSync(join(publicFolder, file), 'utf8')
  const scripts = bundles.filter(file => file.endsWith('.js')).sort()
  const integrity = Object.fromEntries(scripts.map(file => [`/${file}`, computeIntegrity(read(file))]))
  const source = generateDeferredLoaderSource(read(scriptsSlice), read('webpack.stats.json'), integrity)
  const { code } = minifySync(source, { compress: true, mangle: { toplevel: true } })
  const file = `start-${computeDigest(20, code)}.js`
  writeFileSync(join(publicFolder, file), code)
  return { file, integrity: computeIntegrity(code) }
}

/**
 * Updates the path and integrity of the deferred loader in a page’s HTML, whether it was rendered now or in an earlier
 * build.
 */
export function updateDeferredLoaderTag(html: string, { file, integrity }: DeferredLoaderFile): string {
  return html.replace(loaderTag, `$1/${file}$2${integrity}$3`)
}

const loaderTag = new RegExp(
  `(<script id="${deferredLoaderFetchScriptId}" data-src=")[^"]*(" data-integrity=")[^"]*(")`,
)

const computeIntegrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * Generates the source of the deferred loader from Gatsby’s scripts slice, webpack’s stats and the integrity hashes of
 * the scripts. The loader loads the scripts of a page and sets the globals that Gatsby expects on `window`; it also
 * loads lazy pictures near the viewport, and handles clicks and keys before hydration.
 */
export function generateDeferredLoaderSource(slice: string, stats: string, integrity: Record<string, string>): string {
  const scripts = [...slice.matchAll(/<script[^>]*\ssrc="([^"]+)"(?![^>]*nomodule)[^>]*>/gi)].map(([, src = '']) => src)
  const values = [...slice.matchAll(/window\.(___\w+)=("(?:[^"\\]|\\.)*"|\{.*?\})(?=;)/g)].map(
    ([, name = '', value = 'null']) => [name, JSON.parse(value)] as const,
  )
  if (!scripts.length || !values.length) {
    throw new Error(`${scriptsSlice} has no scripts or no values for them; has Gatsby changed how it starts a page?`)
  }
  const runtime = JSON.stringify({
    scripts,
    // Gatsby writes the chunk mapping as a string, in which its runtime finds nothing anyway.
    globals: { ...Object.fromEntries(values), ___chunkMapping: {} },
    chunks: parseChunkScripts(stats),
    integrity,
    prefetchDelay: 2000,
  } satisfies Parameters<typeof runDeferredLoader>[0])
  const names = JSON.stringify({
    themeKey: themeStorageKey,
    themes: themePreferences,
    languageKey: lastVisitedLanguageStorageKey,
    languages,
    defaultLanguage,
  } satisfies Parameters<typeof installPreHydrationHandlers>[0])
  const pictures = JSON.stringify({ margin: lazyLoadRootMargin, media: lazyPicturePlaceholderSourceProps.media })
  return [
    `(${loadPicturesNearViewport.toString()})(${pictures});`,
    `(${runDeferredLoader.toString()})(${runtime},(${installPreHydrationHandlers.toString()})(${names}));`,
    '',
  ].join('\n')
}

const webpackStatsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
})

function parseChunkScripts(stats: string): Record<string, string[]> {
  const { namedChunkGroups } = webpackStatsSchema.parse(JSON.parse(stats))
  return Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => /^component---|^words-/.test(name))
      .map(([name, { assets }]) => [name, assets.flatMap(({ name }) => (name.endsWith('.js') ? `/${name}` : []))]),
  )
}
