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
 * The key of webpack’s cache: what a module compiles to depends on the build’s code and the installed packages. Gatsby
 * itself adds gatsby-config.ts, gatsby-node.ts and package.json.
 */
export const computeWebpackCacheKey = (root: string) => computeCodeDigest(root, ['config', 'gatsby', 'shared'])

/**
 * Webpack’s own key is every file that a loader requires, directly or not: it would look for some 4,000 files twice a
 * build, which takes 16 s of CPU time.
 */
export const dropBuildDependenciesPlugin = {
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap('no build dependencies', ({ compilation }) => compilation.buildDependencies.clear()),
}
