import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import { join } from 'node:path'
import { formatProblems } from '../content/contentProblems'
import type { Redirects } from '../content/model'
import { getDefaultReadOptions } from '../content/read/publication'
import { readAndCheckContent, type ReadAndCheckContentResult } from '../content/read/readAndCheckContent'
import type { Content } from '../content/read/readContent'
import { noopCache } from '../content/read/resultCache'
import { addPageDigests, type NodeSpecWithDigest } from './nodes/pageDigests'
import { buildNodeSpecs, toGatsbyNode, type NodeSpec } from './nodes/nodeSpecs'
import { addAvoidedWordsToTerms, type GlossaryTermWithAvoidedWords } from './output/search/termAliases'
import { collectLocalPicturePaths } from './pictures/pictures'

type Api = Pick<
  SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType' | 'getNode' | 'reporter'
>

const root = process.cwd()

/** What is derived from content without problems. */
interface SourcedData {
  nodeSpecs: NodeSpecWithDigest[]
  /** The articles and documents by file path. */
  texts: ReadonlyMap<string, NodeSpec>
  /** Pictures shown by nodes, as paths under content/. */
  pictures: string[]
  redirects: Redirects
  terms: GlossaryTermWithAvoidedWords[]
}

let sourced: SourcedData = { nodeSpecs: [], texts: new Map(), pictures: [], redirects: [], terms: [] }

/** The data from which the current nodes were created; what is built for the pages must use the same data. */
export const getLastSourcedData = () => sourced

let lastProblemReport = ''

/** The problems of the last content read, formatted; empty if there are none. */
export const getLastContentProblemReport = () => lastProblemReport

/** Set by the check before a build, until the nodes are created. */
let prepared: SourcedData | undefined
/** Results of develop’s checks so far: after a save, only what changed is checked again. */
let checkCache = noopCache

/**
 * Reads and checks the content when Gatsby starts, and returns all problems and notices. A build keeps the node specs,
 * so that it reads only once; develop keeps the check results.
 */
export function readAndCheckContentBeforeSourcing(
  cache = noopCache,
): Pick<ReadAndCheckContentResult, 'problems' | 'notices'> {
  const { content, problems, notices } = readAndCheckContent(root, getDefaultReadOptions(), cache)
  cache.save()
  if (process.env.gatsby_executing_command !== 'build') checkCache = cache
  else if (content && !problems.length) prepared = buildSourcedData(content)
  return { problems, notices }
}

function buildSourcedData(content: Content): SourcedData {
  const nodeSpecs = addPageDigests(buildNodeSpecs(content), root)
  return {
    nodeSpecs,
    texts: new Map(nodeSpecs.flatMap(spec => ('file' in spec ? [[join(root, spec.file), spec]] : []))),
    pictures: collectLocalPicturePaths(nodeSpecs.map(({ fields }) => fields)),
    redirects: content.redirects,
    terms: addAvoidedWordsToTerms(content),
  }
}

function readSourcedData({ reporter }: Api): SourcedData | undefined {
  const { content, problems } = readAndCheckContent(root, getDefaultReadOptions(), checkCache)
  lastProblemReport = problems.length ? formatProblems(problems) : ''
  if (content && !lastProblemReport) return buildSourcedData(content)
  reporter.error(lastProblemReport)
  return undefined
}

/** Reads the content and updates all of its nodes. Content with problems is reported and changes nothing. */
export function sourceContent(api: Api): void {
  const read = prepared ?? readSourcedData(api)
  prepared = undefined
  if (!read) return
  sourced = read
  const current = sourced.nodeSpecs.filter(spec => !('file' in spec)).map(spec => toGatsbyNode(spec, api))
  current.forEach(node => api.actions.createNode(node))
  const ids = new Set(current.map(({ id }) => id))
  // Practice and Navigation always exist; Gatsby deletes articles and documents with their Mdx parent.
  ;['Page', 'Fact']
    .flatMap(type => api.getNodesByType(type))
    .filter(({ id }) => !ids.has(id))
    .forEach(node => api.actions.deleteNode(node))
  // Unchanged MDX nodes are kept between builds, but facts and adjacent articles may have changed.
  api.getNodesByType('Mdx').forEach(mdx => createLongformNode(mdx, api))
}

/** Creates the article or document node of an MDX node, as its child. */
export function createLongformNode(mdx: Node, api: Api): void {
  const spec = sourced.texts.get(String(mdx.internal.contentFilePath))
  if (!spec) return
  const node = toGatsbyNode(spec, api, mdx.id)
  void api.actions.createNode(node)
  api.actions.createParentChildLink({ parent: mdx, child: node })
}

/** Whether a node is a JSON or MDX file of the content, from which other nodes are made. */
export function isJsonOrMdxContentFileNode({ internal, ...node }: CreateNodeArgs['node']): boolean {
  return (
    internal.type === 'File' &&
    node.sourceInstanceName === 'content' &&
    (node.extension === 'json' || node.extension === 'mdx')
  )
}
