export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBuild,
  onPreInit,
  sourceNodes,
} from './src/build'
