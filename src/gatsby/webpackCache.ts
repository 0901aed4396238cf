import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeDigest } from '../content/digest'
import { computeCodeDigest } from '../content/read/codeDigest'

/** The part of webpack’s compiler that is used here. */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, then: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void) => void
    }
  }
}

/**
 * The key of webpack’s cache: what a module compiles to depends on the build’s code and configuration and the installed
 * packages. Gatsby keeps this cache when its own configuration changes.
 */
export const computeWebpackCacheKey = (root: string) =>
  computeDigest(
    64,
    computeCodeDigest(root, ['config', 'gatsby', 'shared']),
    ...['gatsby-config.ts', 'gatsby-node.ts', 'package.json'].map(file => readFileSync(join(root, file))),
  )

/**
 * Webpack plugin that clears the list of build dependencies, some 4,000 files that webpack would check twice per build
 * (16 s of CPU time); computeWebpackCacheKey replaces it.
 */
export const dropBuildDependenciesPlugin = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap('no build dependencies', ({ compilation }) => compilation.buildDependencies.clear()),
}
