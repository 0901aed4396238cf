import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import send from 'send'
import { contentProblemsPath } from '../config/develop'
import { reportOf } from '../content/problems'
import { settleBuilt } from './output/built'
import { filesOfPages } from './output/built/files'
import { compress } from './output/compress'
import { pageDrafts } from './nodes/digests'
import { publishDownloads } from './output/downloads'
import { beginPictures, encodeBeside } from './pictures/encoding'
import { finish } from './output/finish'
import { drawIcons } from './pictures/icons'
import { removeBundles, removeGatsbyFiles, removePictures } from './output/leftovers'
import { writeLicenses } from './output/licenses'
import { namePages, returnPages } from './output/pageFiles'
import { createVariants } from './pages'
import { parseOnlyQueries, queryParser } from './queryFiles'
import { resolvers } from './schema/resolvers'
import { sectionTypes } from './schema/sections'
import { typeDefs } from './schema/types'
import { beginSocialImages, finishSocialImages } from './social'
import {
  createText,
  isContentFile,
  latestReport,
  prepareContent,
  sourceContent,
  sourcedDrafts,
  sourcedPictures,
  sourcedRedirects,
} from './source'
import { writeStarter } from './output/starter'
import { publishSheet } from './output/styleSheet'
import { forgetUnfinished, markUnfinished, unmarkAtExit } from './output/unfinished'
import { madeBundles } from './webpack'

export { onCreateWebpackConfig } from './webpack'

/** Checks the whole content before anything is written: a build that fails here leaves the last good one as it was. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter, store }) => {
  const { problems, notices } = prepareContent()
  if (problems.length) reporter.panic(reportOf(problems))
  if (notices.length) reporter.warn(reportOf(notices, 'notice'))
  forgetUnfinished(process.cwd(), { reporter, store })
  encodeBeside(process.cwd())
  parseOnlyQueries(queryParser(process.cwd()))
}

/** From here on the run leaves traces in .cache. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => markUnfinished(process.cwd())

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  actions.createTypes([typeDefs, ...sectionTypes(schema)])
}

export const createResolvers: GatsbyNode['createResolvers'] = api => api.createResolvers(resolvers())

export const sourceNodes: GatsbyNode['sourceNodes'] = api => sourceContent(api)

let bootstrapped = false

/** In develop a saved file may change what other pages show: all of the content is taken up again. */
export const onCreateNode: GatsbyNode['onCreateNode'] = api => {
  if (bootstrapped && isContentFile(api.node)) sourceContent(api)
  if (api.node.internal.type === 'Mdx') createText(api.node, api)
}

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => {
  bootstrapped = true
}

// In develop, which has no such step, pictures are made when they are asked for.
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ graphql, store }) => {
  const { program, pages } = store.getState()
  returnPages(join(program.directory, 'public'), pages.keys())
  beginSocialImages(program.directory, graphql)
  await beginPictures(graphql, sourcedPictures())
}

export const createPages: GatsbyNode['createPages'] = api => createVariants(api)

/** What a build copies, develop serves from where it stands. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.use('/downloads', (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    send(request, request.url ?? '/', { root: 'content/downloads', index: false })
      .on('error', () => next())
      .pipe(response)
  })
  // The page in the browser asks what is wrong in the content, and shows it.
  app.get(contentProblemsPath, (_request: unknown, response: { json(value: object): void }) =>
    response.json({ report: latestReport() }),
  )
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, graphql, getNodesByType, reporter }) => {
  const { program, pages } = store.getState()
  const { directory } = program
  const publicFolder = join(directory, 'public')
  namePages(publicFolder, pages.keys())
  const starter = writeStarter(publicFolder, madeBundles())
  const scripts = [...madeBundles(), starter.file]
  await finish(publicFolder, graphql, sourcedRedirects(), scripts)
  publishDownloads(directory)
  writeLicenses(publicFolder)
  await drawIcons(directory)
  const started = Date.now()
  const { drawn } = await finishSocialImages(directory)
  reporter.info(
    `Pictures for social networks: ${drawn} drawn, waited for ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  // What an earlier build left, now that this one is whole.
  removeBundles(publicFolder, scripts)
  removeGatsbyFiles(publicFolder)
  removePictures(publicFolder, new Set(getNodesByType('File').map(({ internal }) => internal.contentDigest)))
  publishSheet(
    directory,
    filesOfPages(pageDrafts(sourcedDrafts())).map(({ html }) => html),
    starter,
  )
  const { removed, stale } = settleBuilt(directory, sourcedDrafts())
  if (removed.length) reporter.info(`Removed from public/, as the content no longer has it: ${removed.join(', ')}`)
  if (stale.length) reporter.panic(staleReport(stale))
  const compression = reporter.activityTimer('Compression')
  compression.start()
  const { written } = await compress(publicFolder)
  compression.setStatus(`${written} files`)
  compression.end()
  unmarkAtExit(directory)
}

function staleReport(stale: string[]): string {
  const first = stale.slice(0, 20).map(line => `  - ${line}`)
  const rest = stale.length > first.length ? [`  … and ${stale.length - first.length} more.`] : []
  return [
    'The site was built, but not all of it is what the content says. Do not publish public/; build again, which then begins from nothing:',
    ...first,
    ...rest,
  ].join('\n')
}
