export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onPostBootstrap,
  onPostBuild,
  onPreInit,
  sourceNodes,
} from './src/build'
