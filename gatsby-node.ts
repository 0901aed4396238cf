export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
  sourceNodes,
} from './src/build'
