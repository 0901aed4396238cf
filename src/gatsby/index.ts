import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import send from 'send'
import { contentProblemsEndpoint } from '../config/develop'
import { defaultLanguage } from '../config/languages'
import { formatProblems } from '../content/contentProblems'
import { warmTextCheckCache } from '../content/read/warmTextCheckCache'
import { openContentResultCache } from '../content/read/contentResultCache'
import { collectGarbage } from './collectGarbage'
import { compareOutputWithContent } from './output/built/compareOutputWithContent'
import { listExpectedPageFiles } from './output/built/expectedFiles'
import { removeOrphanedPageFiles } from './output/built/orphanedPageFiles'
import { precompressFiles } from './output/precompress'
import { getPracticeNodeFields } from './nodes/nodeSpecs'
import { isRoutedPageNodeSpec } from './nodes/pageDigests'
import { copyContentDownloads } from './output/downloads'
import { writeChecklistDownloads } from './checklists/write'
import { createArticleFeedHtmlRenderer } from './output/feedHtml'
import { createSerializerContextFactory, queryPublishedPicturePaths } from './markdown/serializerContextFactory'
import { writeMarkdownPagesAndLlmsText } from './markdown/write'
import { queuePictureEncodingJobs, patchSharpPluginToUseWorkers } from './pictures/pictureEncoding'
import { writeSearchIndex } from './output/search'
import { writeArticleBatches } from './output/articleBatches'
import { writeRegulatoryClockExampleCalendars } from './output/regulatoryClockExampleCalendars'
import { writeHostFilesManifestsAndFeeds } from './output/writeHostFilesManifestsAndFeeds'
import { writeAppIcons } from './pictures/appIcons'
import { removeOldBundles, removeGatsbyLeftovers, removePicturesWithoutSourceFile } from './output/leftovers'
import { writeLicenses } from './output/licenses'
import { flattenPageFiles, restoreGatsbyPageFiles } from './output/pageFiles'
import { createRoutedPages } from './pages'
import { requireGatsbyFilesystemPlugin, patchFilesystemPluginToStripByteOrderMarks } from './byteOrderMarks'
import { patchParserToSkipFilesWithoutQueries, loadGatsbyFileParserClass } from './gatsbyQueryParser'
import { buildResolvers } from './schema/resolvers'
import { buildSectionTypes } from './schema/sections'
import { buildEnumTypes } from './schema/enums'
import { buildNodeTypes } from './schema/nodeTypes'
import { computedTypeDefs } from './schema/computedTypes'
import { startDrawingSocialImages, finishSocialImages } from './social'
import { buildSocialCardContents } from './social/cardContents'
import {
  createLongformNode,
  isJsonOrMdxContentFileNode,
  getLastContentProblemReport,
  readAndCheckContentBeforeSourcing,
  sourceContent,
  getLastSourcedData,
} from './sourceNodes'
import { writeDeferredLoader } from './output/deferredLoader'
import { writeStylesheetsAndUpdateLinksAndLoader } from './output/stylesheets'
import {
  invalidateCacheAfterUnfinishedBuild,
  markCacheUnfinished,
  unmarkCacheOnSuccessfulExit,
} from './output/unfinishedBuild'
import { getLastEmittedAssetPaths } from './webpack'

export { onCreateWebpackConfig } from './webpack'

/**
 * Patches Gatsby’s plugins, and checks all content before anything is written: a failed check leaves the last good
 * build untouched.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter, store }) => {
  // Child processes inherit this: with the default number of malloc arenas, each takes a third more memory.
  process.env.MALLOC_ARENA_MAX ??= '2'
  await patchSharpPluginToUseWorkers(process.cwd())
  const cache = openContentResultCache(process.cwd())
  await warmTextCheckCache(process.cwd(), cache, { program: join(__dirname, 'mdxFileCheckWorker.cjs') })
  const { problems, notices } = readAndCheckContentBeforeSourcing(cache)
  if (problems.length) reporter.panic(formatProblems(problems))
  if (notices.length) reporter.warn(formatProblems(notices, 'notice'))
  invalidateCacheAfterUnfinishedBuild(process.cwd(), { reporter, store })
  patchFilesystemPluginToStripByteOrderMarks(requireGatsbyFilesystemPlugin(process.cwd()))
  patchParserToSkipFilesWithoutQueries(loadGatsbyFileParserClass(process.cwd()))
  collectGarbage()
}

/** From here on the run changes .cache, so it counts as unfinished until it succeeds. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => markCacheUnfinished(process.cwd())

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  actions.createTypes([
    computedTypeDefs,
    ...buildEnumTypes(schema),
    ...buildNodeTypes(schema),
    ...buildSectionTypes(schema),
  ])
}

export const createResolvers: GatsbyNode['createResolvers'] = api => api.createResolvers(buildResolvers())

export const sourceNodes: GatsbyNode['sourceNodes'] = api => sourceContent(api)

let bootstrapped = false

/**
 * Creates the node of each article and document. In develop, saving a file may change what other pages show, so all
 * content is sourced again.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = api => {
  if (bootstrapped && isJsonOrMdxContentFileNode(api.node)) sourceContent(api)
  if (api.node.internal.type === 'Mdx') createLongformNode(api.node, api)
}

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => {
  bootstrapped = true
}

/**
 * Restores the page files of the last build, and starts drawing social images and encoding pictures. Only in a build:
 * develop does not call this hook, and resizes pictures on request.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ graphql, store }) => {
  const { program, pages } = store.getState()
  restoreGatsbyPageFiles(join(program.directory, 'public'), pages.keys())
  const { nodeSpecs, pictures } = getLastSourcedData()
  startDrawingSocialImages(program.directory, buildSocialCardContents(nodeSpecs))
  await queuePictureEncodingJobs(graphql, pictures)
}

export const createPages: GatsbyNode['createPages'] = api => createRoutedPages(api)

/** A build copies downloads to public/; develop serves them from content/. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.use('/downloads', (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    send(request, request.url ?? '/', { root: 'content/downloads', index: false })
      .on('error', () => next())
      .pipe(response)
  })
  // The development overlay in the browser fetches the content problems from here.
  app.get(contentProblemsEndpoint, (_request: unknown, response: { json(value: object): void }) =>
    response.json({ report: getLastContentProblemReport() }),
  )
}

/**
 * Writes all files that Gatsby does not write, removes those of earlier builds, and checks the output against the
 * content.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, graphql, getNodesByType, reporter }) => {
  const { program, pages } = store.getState()
  const { directory } = program
  const publicFolder = join(directory, 'public')
  collectGarbage()
  flattenPageFiles(publicFolder, pages.keys())
  const loader = writeDeferredLoader(publicFolder, getLastEmittedAssetPaths())
  const scripts = [...getLastEmittedAssetPaths(), loader.file]
  const sourced = getLastSourcedData()
  const { nodeSpecs, terms } = sourced
  const routedPages = nodeSpecs.filter(isRoutedPageNodeSpec)
  const pictures = await queryPublishedPicturePaths(graphql, routedPages)
  const createContext = createSerializerContextFactory(directory, nodeSpecs, pictures)
  const feedText = createArticleFeedHtmlRenderer(routedPages, createContext)
  const { website } = getPracticeNodeFields(nodeSpecs, defaultLanguage)
  writeHostFilesManifestsAndFeeds(publicFolder, sourced, scripts, feedText)
  await writeArticleBatches(publicFolder, graphql)
  writeRegulatoryClockExampleCalendars(publicFolder, nodeSpecs, website)
  const markdown = reporter.activityTimer('Pages as Markdown')
  markdown.start()
  markdown.setStatus(`${writeMarkdownPagesAndLlmsText(publicFolder, nodeSpecs, createContext)} pages`)
  markdown.end()
  copyContentDownloads(directory)
  const checklists = reporter.activityTimer('Checklists')
  checklists.start()
  const { all, drawn: drawnLists } = await writeChecklistDownloads(directory, nodeSpecs, createContext)
  checklists.setStatus(`${all}, ${drawnLists} drawn`)
  checklists.end()
  writeLicenses(publicFolder)
  await writeAppIcons(directory)
  const started = Date.now()
  const { drawn } = await finishSocialImages(directory)
  reporter.info(
    `Pictures for social networks: ${drawn} drawn, waited for ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  // Removes files of earlier builds, now that this one is complete.
  removeOldBundles(publicFolder, scripts)
  removeGatsbyLeftovers(publicFolder)
  removePicturesWithoutSourceFile(
    publicFolder,
    new Set(getNodesByType('File').map(({ internal }) => internal.contentDigest)),
  )
  writeStylesheetsAndUpdateLinksAndLoader(
    directory,
    listExpectedPageFiles(routedPages).map(({ html }) => html),
    loader,
  )
  const removed = removeOrphanedPageFiles(directory, routedPages)
  if (removed.length) reporter.info(`Removed from public/, as the content no longer has it: ${removed.join(', ')}`)
  const stale = compareOutputWithContent(publicFolder, routedPages, website)
  if (stale.length) reporter.panic(formatStaleReport(stale))
  const last = reporter.activityTimer('Search index and compression')
  last.start()
  // Writing the search index takes one core, and begins by removing the index of the last build. Meanwhile, all other
  // files are compressed; the second call compresses the index.
  const [{ records }, others] = await Promise.all([
    writeSearchIndex(publicFolder, routedPages, terms),
    precompressFiles(publicFolder),
  ])
  const { written } = await precompressFiles(publicFolder)
  last.setStatus(`${records} pages and terms, ${others.written + written} files`)
  last.end()
  unmarkCacheOnSuccessfulExit(directory)
}

function formatStaleReport(stale: string[]): string {
  const first = stale.slice(0, 20).map(line => `  - ${line}`)
  const rest = stale.length > first.length ? [`  … and ${stale.length - first.length} more.`] : []
  return [
    'The site was built, but some files do not match the content. Do not publish public/; build again without its cache (the next build does so by itself):',
    ...first,
    ...rest,
  ].join('\n')
}
