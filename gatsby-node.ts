import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Build from './src/gatsby'

// Loaded by Node, its types taken out file by file. What this file imported, Gatsby would join and minify with Parcel, for
// ten seconds of each build from nothing.
const load = createRequire(join(process.cwd(), 'gatsby-node.ts'))
load('./src/gatsby/registerTypescript.cjs')

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
  sourceNodes,
} = load('./src/gatsby') as typeof Build
