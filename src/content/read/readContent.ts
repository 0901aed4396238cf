import type { z } from 'zod'
import { languages } from '../../config/languages'
import type { DownloadSizes } from '../../shared/downloads'
import { formatProblems, type ContentProblem } from '../contentProblems'
import { parseWithProblems } from '../zodProblems'
import {
  advantagesSchema,
  articleCategoriesSchema,
  regulatoryClockFilePath,
  regulatoryClockSchema,
  estimatorSchema,
  factsSchema,
  terminologySchema,
  navigationSchema,
  pageSchema,
  practiceSchema,
  redirectsSchema,
  glossaryTermSchema,
  type ArticleCategories,
  type RegulatoryClock,
  type Estimator,
  type Facts,
  type Terminology,
  type GlossaryTerm,
  type Navigation,
  type Page,
  type Practice,
  type Redirects,
} from '../model'
import { addLineNumbersToProblems } from './addLineNumbersToProblems'
import { fileExists, readDownloadSizes, listFiles } from './files'
import { readJsonFile, type JsonFile } from './json'
import { readLongform, type LongformEntry } from './longform'
import { findUnpublishedReason, getDefaultReadOptions } from './publication'
import { noopCache } from './resultCache'
import { resolvePageRoute } from './routes'
import { unreadableFileStandIns } from './unreadableFileStandIns'

/** A page file with its neutral address. */
export interface JsonPageFile {
  file: string
  route: string
  page: Page
}

/** A term of the glossary with its file; its id is its place on the page of the glossary. */
interface TermFile {
  file: string
  id: string
  term: GlossaryTerm
}

/** Everything under content/, read and valid by itself. */
export interface Content {
  /** The project’s root. */
  root: string
  practice: Practice
  facts: Facts
  navigation: Navigation
  glossary: Terminology
  categories: ArticleCategories
  redirects: Redirects
  /** The files of content/downloads. */
  downloads: DownloadSizes
  advantages: z.infer<typeof advantagesSchema>
  /** The regulatory clock; none where no page has it. */
  clock?: RegulatoryClock
  estimator: Estimator
  pages: JsonPageFile[]
  terms: TermFile[]
  texts: LongformEntry[]
}

/** A file with what its schema made of it, if it takes it. */
type Parsed<Data> = JsonFile & { data?: Data }

/** The files of a project, each read and parsed by its schema; no rule has looked at them. */
export type ContentFiles = ReturnType<typeof readContentFiles>

/** Reads every file of the content, whatever is wrong in another. */
export function readContentFiles(root: string, reading = getDefaultReadOptions(), memory = noopCache) {
  const single = {
    practice: read(root, 'content/practice.json', practiceSchema),
    facts: read(root, 'content/facts.json', factsSchema),
    navigation: read(root, 'content/navigation.json', navigationSchema),
    advantages: read(root, 'content/advantages.json', advantagesSchema),
    estimator: read(root, 'content/estimator.json', estimatorSchema),
    glossary: read(root, 'content/glossary.json', terminologySchema),
    categories: read(root, 'content/categories.json', articleCategoriesSchema),
    redirects: read(root, 'content/redirects.json', redirectsSchema),
  }
  const clock = fileExists(root, regulatoryClockFilePath)
    ? [read(root, regulatoryClockFilePath, regulatoryClockSchema)]
    : []
  const pages = listFiles(root, 'content/pages', '.json').map(file => read(root, file, pageSchema))
  const terms = listFiles(root, 'content/terms', '.json').map(file => read(root, file, glossaryTermSchema))
  const locales = languages.map(language => readJsonFile(root, `locales/${language}/common.json`))
  const known = {
    practice: single.practice.data ?? unreadableFileStandIns.practice,
    facts: single.facts.data ?? unreadableFileStandIns.facts,
    downloads: readDownloadSizes(root),
  }
  const { texts, mdxFiles, problems: textProblems } = readLongform(root, known, memory)
  const content: Content = {
    root,
    ...known,
    practice: { ...known.practice, closures: closuresFrom(known.practice, reading.today) },
    navigation: single.navigation.data ?? unreadableFileStandIns.navigation,
    advantages: single.advantages.data ?? unreadableFileStandIns.advantages,
    estimator: single.estimator.data ?? unreadableFileStandIns.estimator,
    glossary: single.glossary.data ?? unreadableFileStandIns.glossary,
    categories: single.categories.data ?? unreadableFileStandIns.categories,
    clock: clock[0]?.data,
    redirects: single.redirects.data ?? [],
    pages: pages.flatMap(({ file, data }) =>
      data ? [{ file, route: resolvePageRoute(file) ?? '/', page: data }] : [],
    ),
    terms: terms.flatMap(({ file, data }) => (data ? [{ file, id: idOfTerm(file), term: data }] : [])),
    texts: texts.filter(text => !findUnpublishedReason(text, reading)),
  }
  const jsonFiles: JsonFile[] = [...Object.values(single), ...clock, ...pages, ...terms, ...locales]
  return {
    /** With what stands in for a single file that cannot be read. */
    content,
    isComplete: Object.values(single).every(({ data }) => data),
    known,
    single,
    pages,
    terms,
    locales,
    /** Those that a build leaves out as well. */
    texts,
    jsonFiles,
    mdxFiles,
    textProblems,
    problems: [...jsonFiles.flatMap(({ problems }) => problems), ...textProblems],
  }
}

/** The content of a project as its schemas take it, not checked by rules; none while a single file cannot be read. */
export function readContent(
  root: string,
  reading = getDefaultReadOptions(),
  memory = noopCache,
): { content?: Content; problems: ContentProblem[] } {
  const { content, isComplete, problems, jsonFiles, mdxFiles } = readContentFiles(root, reading, memory)
  return {
    content: isComplete ? content : undefined,
    problems: addLineNumbersToProblems(problems, jsonFiles, mdxFiles),
  }
}

/** The content of a project as its schemas take it, or one error that lists every problem. */
export function readValidContent(root: string): Content {
  const { content, problems } = readContent(root)
  if (!content || problems.length) throw new Error(formatProblems(problems))
  return content
}

function idOfTerm(file: string): string {
  return file.replace(/^content\/terms\/|\.json$/g, '')
}

function read<S extends z.ZodType>(root: string, file: string, schema: S): Parsed<z.output<S>> {
  const json = readJsonFile(root, file)
  return json.readError ? json : { ...json, ...parseWithProblems(schema, json.value, file) }
}

/** What is past is left out here, so that nothing made of the content can show it. */
export function closuresFrom({ closures = [] }: Practice, today: string) {
  return closures.filter(({ from, until = from }) => until >= today).sort((a, b) => a.from.localeCompare(b.from))
}
