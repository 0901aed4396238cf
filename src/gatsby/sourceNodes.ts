import type { CreateNodeArgs, Node, SourceNodesArgs } from 'gatsby'
import { join } from 'node:path'
import { formatProblems } from '../content/contentProblems'
import type { Redirects } from '../content/model'
import { clearCompileCache } from '../content/mdx/compile'
import { getDefaultReadOptions } from '../content/read/publication'
import { readAndCheckContent, type ReadContentResult } from '../content/read/readAndCheckContent'
import type { Content } from '../content/read/readContent'
import { noopCache } from '../content/read/resultCache'
import { addPageDigests } from './nodes/pageDigests'
import { buildNodeSpecs, toGatsbyNode, type NodeSpec } from './nodes/nodeSpecs'
import { collectTermsWithAvoidedWords, type GlossaryTermWithAvoidedWords } from './output/search/termAliases'
import { collectLocalPicturePaths } from './pictures/pictures'

type Api = Pick<
  SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType' | 'getNode' | 'reporter'
>

const root = process.cwd()
/** What the content was when it was last read. */
let drafts: NodeSpec[] = []
/** The texts by the paths of their files. */
let texts = new Map<string, NodeSpec>()

/** The pictures that nodes show, as paths under content/. */
let pictures: string[] = []
let redirects: Redirects = []

/** The pictures of the content as it was sourced last, as paths under content/. */
export const getSourcedPicturePaths = () => pictures

/** The redirects of the content as it was sourced last. */
export const getSourcedRedirects = () => redirects

let terms: GlossaryTermWithAvoidedWords[] = []

/** The terms of the content as it was sourced last. */
export const getSourcedTerms = () => terms

let report = ''

/** What is wrong in the content as it was read last; empty when it is sound. */
export const getContentProblemReport = () => report

/** What is made of a content that was read and found sound. */
interface Sound {
  drafts: NodeSpec[]
  redirects: Redirects
  terms: GlossaryTermWithAvoidedWords[]
}

/** What was made of the content before a build, until its nodes are made. */
let prepared: Sound | undefined
/** What develop found in the content so far: a save asks again only about what it changed. */
let found = noopCache

/**
 * Reads and checks the content before a build, and keeps what its nodes need: a build reads it once. Gives all problems
 * and notices; the compiled texts, which are most of the memory, are let go.
 */
export function checkContentAndCacheNodeSpecs(memory = noopCache): Pick<ReadContentResult, 'problems' | 'notices'> {
  const { content, problems, notices } = readAndCheckContent(root, getDefaultReadOptions(), memory)
  memory.save()
  if (process.env.gatsby_executing_command !== 'build') found = memory
  else if (content && !problems.length) {
    prepared = soundOf(content)
    clearCompileCache()
  }
  return { problems, notices }
}

function soundOf(content: Content): Sound {
  return {
    drafts: addPageDigests(buildNodeSpecs(content), root),
    redirects: content.redirects,
    terms: collectTermsWithAvoidedWords(content),
  }
}

function readSound({ reporter }: Api): Sound | undefined {
  const { content, problems } = readAndCheckContent(root, getDefaultReadOptions(), found)
  report = problems.length ? formatProblems(problems) : ''
  if (content && !report) return soundOf(content)
  reporter.error(report)
  return undefined
}

/** Reads the content and brings every node of it up to date. Content with problems changes nothing and is reported. */
export function sourceContent(api: Api): void {
  const sound = prepared ?? readSound(api)
  prepared = undefined
  if (!sound) return
  ;({ drafts, redirects, terms } = sound)
  pictures = collectLocalPicturePaths(drafts.map(({ fields }) => fields))
  texts = new Map(drafts.flatMap(draft => ('file' in draft ? [[join(root, draft.file), draft]] : [])))
  const current = drafts.filter(draft => !('file' in draft)).map(draft => toGatsbyNode(draft, api))
  current.forEach(node => api.actions.createNode(node))
  const ids = new Set(current.map(({ id }) => id))
  api
    .getNodesByType('Page')
    .filter(({ id }) => !ids.has(id))
    .forEach(node => api.actions.deleteNode(node))
  // MDX files that have not changed keep their nodes between builds; facts and neighbours may have changed.
  api.getNodesByType('Mdx').forEach(mdx => createLongformNode(mdx, api))
}

/** The content as this run has taken it up: what its pages must show. */
export function getSourcedNodeSpecs(): NodeSpec[] {
  return drafts
}

/** The article or document of an MDX node, as its child. */
export function createLongformNode(mdx: Node, api: Api): void {
  const draft = texts.get(String(mdx.internal.contentFilePath))
  if (!draft) return
  const node = toGatsbyNode(draft, api, mdx.id)
  void api.actions.createNode(node)
  api.actions.createParentChildLink({ parent: mdx, child: node })
}

/** True for a content file whose words or facts other nodes may hold. */
export function isContentFileNode({ internal, ...node }: CreateNodeArgs['node']): boolean {
  return (
    internal.type === 'File' &&
    node.sourceInstanceName === 'content' &&
    (node.extension === 'json' || node.extension === 'mdx')
  )
}
