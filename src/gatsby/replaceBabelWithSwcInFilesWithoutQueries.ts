import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import removeGraphqlFragments from './removeGraphqlFragments'

type Loaders = { loader: string; options?: object }[]

/** The part of a webpack rule that is used here. */
export interface WebpackRule {
  test?: RegExp
  use?: Loaders | ((module: { resource: string }) => Loaders)
}

/**
 * Lets swc compile the source files, once, which takes a fraction of Babel’s time. Templates, the files with a query,
 * stay with Babel, whose Gatsby plugins read them.
 */
export function replaceBabelWithSwcInFilesWithoutQueries(rules: WebpackRule[]): WebpackRule[] {
  return rules.flatMap(rule => {
    const { test, use } = rule
    // Gatsby’s separate TypeScript rule would compile these files again.
    if (String(test) === testOfTypescript) return []
    if (String(test) !== testOfSources || typeof use !== 'function') return [rule]
    return [{ ...rule, use: module => (hasQuery(module.resource) ? use(module) : createSwcLoaders(module.resource)) }]
  })
}

const testOfTypescript = String(/\.tsx?$/)
const testOfSources = String(/\.(js|mjs|jsx|ts|tsx)$/)

const hasQuery = (file: string) => /\bgraphql`/.test(removeGraphqlFragments(readFileSync(file, 'utf8')))

// Resolved here, since webpack would look up the names of loaders in Gatsby’s folder.
const { resolve } = createRequire(__filename)

function createSwcLoaders(file: string): Loaders {
  const parser = /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x') }
    : { syntax: 'ecmascript', jsx: true }
  // Every browser of Gatsby’s default list runs ES2020.
  const jsc = { parser, target: 'es2020', transform: { react: { runtime: 'automatic' } } }
  // The last loader runs first.
  return [
    { loader: resolve('swc-loader'), options: { jsc, isModule: 'unknown', swcrc: false } },
    { loader: resolve('./removeGraphqlFragments.ts') },
  ]
}
