import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Build from './src/gatsby'

// Loaded with require, types stripped per file. With imports, Gatsby would bundle and minify src/gatsby with Parcel, which
// takes ten seconds of each cold build.
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
