import { languages, type Language } from '../../config/languages'
import {
  fillPlaceholdersAndDownloadNotes,
  fillPlaceholdersAndDownloadNotesOrMaskUnknown,
  type PlaceholderContext,
} from '../facts/placeholders'
import type { MdxAnalysis } from '../mdx/mdxAnalysis'
import type { ContentProblem } from '../contentProblems'
import { parseWithProblems } from '../zodProblems'
import {
  articleFrontMatterSchema,
  documentFrontMatterSchema,
  type ArticleFrontMatter,
  type DocumentFrontMatter,
} from '../model'
import type { ReadProblem } from '../faults/readProblem'
import { analyzeMdxCached } from './analyzeMdxCached'
import { listFiles } from './files'
import { readHeadingIds, applyHeadingIdsAndAliases } from './recordedHeadingIds'
import { readMdxFileParts } from './frontMatter'
import type { ResultCache } from './resultCache'

/** An MDX file in one language, read and analyzed, whether its front matter is valid or not. */
export interface MdxFile {
  kind: 'article' | 'document'
  file: string
  /** Name of its folder. */
  slug: string
  language: Language
  /** The parsed front matter; undefined if it does not parse. */
  data: unknown
  /** The front matter with facts filled in. */
  filledData: unknown
  /** The front matter as written. */
  yaml: string
  /** Why the front matter does not parse. */
  readProblem?: ReadProblem
  /** The text as written, without front matter. */
  body: string
  /** Number of lines before the text. */
  linesBefore: number
  analysis: MdxAnalysis
}

interface ValidMdxFile<Kind extends MdxFile['kind'], Front> extends MdxFile {
  kind: Kind
  frontMatter: Front
  /** Its route. */
  route: string
}

/** An article or document in one language with valid front matter. */
export type LongformFile = ValidMdxFile<'article', ArticleFrontMatter> | ValidMdxFile<'document', DocumentFrontMatter>

const place = /^content\/(articles|documents)\/([^/]+)\/([^/]+)\.mdx$/

/** The folders of content/ with MDX texts. */
export const longformFolders = ['articles', 'documents'] as const

/** Reads every MDX text under content/articles and content/documents. */
export function readLongformFiles(
  root: string,
  context: PlaceholderContext,
  cache: ResultCache,
): { texts: LongformFile[]; mdxFiles: MdxFile[]; problems: ContentProblem[] } {
  const files = longformFolders.flatMap(folder => listFiles(root, `content/${folder}`, '.mdx'))
  const read = files.map(file => readLongformFile(root, file, context, cache))
  const { kept, problems } = readHeadingIds(root)
  const analyses = applyHeadingIdsAndAliases(
    read.flatMap(({ mdxFile }) => mdxFile ?? []),
    kept,
  )
  const complete = <Each extends MdxFile>(text?: Each) =>
    text ? { ...text, analysis: analyses.get(text.file) ?? text.analysis } : []
  return {
    texts: read.flatMap(({ text }) => complete(text)),
    mdxFiles: read.flatMap(({ mdxFile }) => complete(mdxFile)),
    problems: [...problems, ...read.flatMap(({ problems }) => problems)],
  }
}

/** Reads and analyzes one MDX file; returns problems of its name and front matter. */
export function readLongformFile(
  root: string,
  file: string,
  context: PlaceholderContext,
  cache: ResultCache,
): { text?: LongformFile; mdxFile?: MdxFile; problems: ContentProblem[] } {
  const [, folder, slug, name] = place.exec(file) ?? []
  const language = languages.find(language => language === name)
  if (!slug || !language)
    return {
      problems: [
        {
          file,
          message: `must be named ${languages.map(name => `${name}.mdx`).join(' or ')} and stand in a folder of its own`,
        },
      ],
    }
  const front = readMdxFileParts(root, file)
  const mdxFile: MdxFile = {
    kind: folder === 'articles' ? 'article' : 'document',
    file,
    slug,
    language,
    ...front,
    filledData: fillFacts(front.data, language, context),
    analysis: analyzeMdxCached(
      fillPlaceholdersAndDownloadNotesOrMaskUnknown(front.body, context, language),
      language,
      cache,
    ),
  }
  if (front.readProblem) return { mdxFile, problems: [] }
  const { text, problems: fields } = mdxFile.kind === 'article' ? parseArticle(mdxFile) : parseDocument(mdxFile)
  return { text, mdxFile, problems: fields }
}

function parseArticle(mdxFile: MdxFile): { text?: LongformFile; problems: ContentProblem[] } {
  const { data: front, problems } = parseWithProblems(articleFrontMatterSchema, mdxFile.filledData, mdxFile.file)
  return front
    ? { text: { ...mdxFile, kind: 'article', frontMatter: front, route: `/blog/${mdxFile.slug}` }, problems }
    : { problems }
}

function parseDocument(mdxFile: MdxFile): { text?: LongformFile; problems: ContentProblem[] } {
  const { data: front, problems } = parseWithProblems(documentFrontMatterSchema, mdxFile.filledData, mdxFile.file)
  return front
    ? { text: { ...mdxFile, kind: 'document', frontMatter: front, route: front.route ?? `/${mdxFile.slug}` }, problems }
    : { problems }
}

// Facts are filled in before validation, since length limits apply to what is displayed.
function fillFacts(data: unknown, language: Language, context: PlaceholderContext): unknown {
  if (typeof data === 'string') return fillPlaceholdersAndDownloadNotes(data, context, language)
  if (Array.isArray(data)) return data.map(item => fillFacts(item, language, context))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillFacts(value, language, context)]))
}
