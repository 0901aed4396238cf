export {
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
} from './src/build'
