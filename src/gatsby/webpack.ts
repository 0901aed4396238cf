import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import { collectGarbage } from './collectGarbage'
import { replaceBabelWithSwcInFilesWithoutQueries, type WebpackRule } from './replaceBabelWithSwcInFilesWithoutQueries'
import { createBundledPackageRecorder } from './output/licenses'
import { computeWebpackCacheKey, dropBuildDependenciesPlugin } from './webpackCache'

/** The part of webpack’s configuration that is changed here. */
interface Config {
  cache?: object
  devtool?: string | false
  module?: { rules?: WebpackRule[] }
  resolve?: { plugins?: object[] }
  optimization?: { minimizer?: object[]; splitChunks?: { cacheGroups?: { shared?: { name?: object } } } }
  plugins?: object[]
}

/**
 * Changes Gatsby’s webpack configuration: shims, swc instead of Babel and Terser (a tenth of Terser’s time for the same
 * size), a cache key of our own, integrity attributes, lists of the emitted files and the shipped packages. No source
 * maps: visitors do not need them, and they would publish the source.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig, plugins }) => {
  // By then, the visitors’ scripts are built.
  if (stage === 'build-html') collectGarbage()
  const replaced = (stage === 'build-javascript' ? forVisitors : forRendering).map(([request, module]) =>
    plugins.normalModuleReplacement(request, resolve(module)),
  )
  actions.setWebpackConfig({ plugins: replaced })
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  // Gatsby types it as any.
  const config = getConfig() as Config
  config.devtool = false
  // There is no theme whose components could be replaced; looking for them takes 2 s.
  if (config.resolve?.plugins)
    config.resolve.plugins = config.resolve.plugins.filter(
      plugin => plugin.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
    )
  config.cache = { ...config.cache, version: computeWebpackCacheKey(process.cwd()) }
  if (config.module?.rules) config.module.rules = replaceBabelWithSwcInFilesWithoutQueries(config.module.rules)
  if (config.optimization?.minimizer)
    config.optimization.minimizer = config.optimization.minimizer.map(plugin =>
      plugin.constructor.name === 'TerserPlugin' ? minifier : plugin,
    )
  // The renderer only runs here: making it small takes longer than it saves.
  if (stage === 'build-html') Object.assign(config.optimization ?? {}, unoptimized)
  // Gatsby gives chunks shared by several templates a 40-character name, which the deferred loader of every page
  // repeats; a number is enough.
  delete config.optimization?.splitChunks?.cacheGroups?.shared?.name
  config.plugins = [...(config.plugins ?? []), createBundledPackageRecorder(stage), dropBuildDependenciesPlugin]
  if (stage === 'build-javascript')
    config.plugins = [...(config.plugins ?? []), { apply: recordEmittedAssets }, { apply: addIntegrityAttribute }]
  actions.replaceWebpackConfig(config)
}

const unoptimized = {
  concatenateModules: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
  usedExports: false,
}

type Replacement = [request: RegExp, module: string]

const partOfI18n = /gatsby-plugin-react-i18next[\\/]gatsby-(browser|ssr)/

const icons: Replacement = [/createLucideIcon\.mjs$/, 'src/site/app/shims/createLucideIcon']

/** While rendering, and in develop, the i18n plugin is told where the translations are. */
const forRendering: Replacement[] = [[partOfI18n, 'src/site/app/i18n/translationsAtBuild'], icons]

/**
 * In browsers, shims replace what only rendering needs (full i18n, react-helmet, attribute filter, unhydrated
 * sections): saves 40 KB.
 */
const forVisitors: Replacement[] = [
  [partOfI18n, 'src/site/app/i18n/translationsInBrowser'],
  [/^gatsby-plugin-react-i18next$/, 'src/site/app/i18n/useTranslation'],
  [/^react-helmet$/, 'src/site/app/shims/clientHelmet'],
  [/^\.\/prefetch$/, 'src/site/app/shims/prefetchFile'],
  [/^@emotion\/is-prop-valid$/, 'src/site/app/shims/isPropValid'],
  [/^\.\/UnhydratedSection$/, 'src/site/components/sections/UnhydratedSectionInBrowser'],
  icons,
  [
    /partytown[\\/]gatsby-browser|head-export-handler-for-browser$|register-service-worker$|^\.\/(emitter|redirect-utils)(\.js)?$/,
    'src/site/app/shims/unusedGatsby',
  ],
]

const minifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  exclude: /\.min\.js/,
  // swc is multi-threaded.
  parallel: false,
  terserOptions: { compress: { ecma: 2015 }, mangle: { safari10: true } },
})

/** The part of webpack’s compiler that is used here. */
interface Compiler {
  webpack: {
    runtime: {
      LoadScriptRuntimeModule: {
        getCompilationHooks: (compilation: object) => {
          createScript: { tap: (name: string, change: (source: string) => string) => void }
        }
      }
    }
  }
  hooks: {
    compilation: { tap: (name: string, then: (compilation: object) => void) => void }
    done: {
      tap: (name: string, then: (stats: { compilation: { getAssets: () => { name: string }[] } }) => void) => void
    }
  }
}

let bundles: string[] = []

/** The browser bundles of this run, as paths relative to public/. */
export const getLastEmittedAssetPaths = () => bundles

function recordEmittedAssets({ hooks }: Compiler): void {
  hooks.done.tap('list of bundles', ({ compilation }) => (bundles = compilation.getAssets().map(({ name }) => name)))
}

/**
 * Sets the `integrity` attribute on scripts that webpack’s runtime loads; the deferred loader provides the hashes
 * (gatsby/output/deferredLoader).
 */
function addIntegrityAttribute({ hooks, webpack }: Compiler): void {
  hooks.compilation.tap('digests of scripts', compilation =>
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'digests of scripts',
      source => `${source}\nscript.integrity = (window.___integrity || {})[url] || "";`,
    ),
  )
}
