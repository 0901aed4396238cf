import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import { createPackageListPlugin } from './output/licenses'

/** What of webpack’s configuration is changed here. */
interface Config {
  devtool?: string | false
  optimization?: { minimizer?: object[]; splitChunks?: { cacheGroups?: { shared?: { name?: object } } } }
  plugins?: object[]
}

/**
 * Scripts are made small by swc, in a tenth of the time that Terser takes and to the same size; and without source maps,
 * which no visitor asks for and which would publish the source.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig, plugins }) => {
  const replaced = (stage === 'build-javascript' ? forVisitors : forRendering).map(([request, module]) =>
    plugins.normalModuleReplacement(request, resolve(module)),
  )
  actions.setWebpackConfig({ plugins: replaced })
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  // Gatsby types it as anything.
  const config = getConfig() as Config
  config.devtool = false
  if (config.optimization?.minimizer)
    config.optimization.minimizer = config.optimization.minimizer.map(plugin =>
      plugin.constructor.name === 'TerserPlugin' ? minifier : plugin,
    )
  // Gatsby names by 40 letters what several templates share, and every page’s deferred loader repeats it: a number will do.
  delete config.optimization?.splitChunks?.cacheGroups?.shared?.name
  config.plugins = [...(config.plugins ?? []), createPackageListPlugin(stage)]
  if (stage === 'build-javascript')
    config.plugins = [...(config.plugins ?? []), { apply: listBundles }, { apply: checkDigests }]
  actions.replaceWebpackConfig(config)
}

type Replacement = [request: RegExp, module: string]

const partOfI18n = /gatsby-plugin-react-i18next[\\/]gatsby-(browser|ssr)/

const icons: Replacement = [/createLucideIcon\.mjs$/, 'src/site/app/shims/createLucideIcon']

/** While pages are rendered, and in develop, the plugin of the words is told where these are. */
const forRendering: Replacement[] = [[partOfI18n, 'src/site/app/i18n/translationsAtBuild'], icons]

/** What renders words, heads, attributes and sections that never change is 40 KB too much for a visitor, who reads a word and changes a title. */
const forVisitors: Replacement[] = [
  [partOfI18n, 'src/site/app/i18n/translationsInBrowser'],
  [/^gatsby-plugin-react-i18next$/, 'src/site/app/i18n/useTranslation'],
  [/^react-helmet$/, 'src/site/app/shims/clientHelmet'],
  [/^\.\/prefetch$/, 'src/site/app/shims/gatsbyPrefetch'],
  [/^@emotion\/is-prop-valid$/, 'src/site/app/shims/isPropValid'],
  [/^\.\/StaticSection$/, 'src/site/components/sections/KeptSection'],
  icons,
  [
    /partytown[\\/]gatsby-browser|head-export-handler-for-browser$|register-service-worker$|^\.\/(emitter|redirect-utils)(\.js)?$/,
    'src/site/app/shims/unusedGatsby',
  ],
]

const minifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  exclude: /\.min\.js/,
  // swc has threads of its own.
  parallel: false,
  terserOptions: { compress: { ecma: 2015 }, mangle: { safari10: true } },
})

/** What of webpack’s compiler is used here. */
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

/** The files that webpack made for browsers in this run, as paths from public/. */
export const getBundleFiles = () => bundles

function listBundles({ hooks }: Compiler): void {
  hooks.done.tap('list of bundles', ({ compilation }) => (bundles = compilation.getAssets().map(({ name }) => name)))
}

/** Has webpack’s runtime load a script only as the build made it: the deferred loader brings the digests (gatsby/output/deferredLoader). */
function checkDigests({ hooks, webpack }: Compiler): void {
  hooks.compilation.tap('digests of scripts', compilation =>
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'digests of scripts',
      source => `${source}\nscript.integrity = (window.___integrity || {})[url] || "";`,
    ),
  )
}
