import type { z } from 'zod'
import { languages } from '../../config/languages'
import type { DownloadSizes } from '../../shared/downloads'
import type { ContentProblem } from '../contentProblems'
import { parseWithProblems } from '../zodProblems'
import {
  advantageContentByVariantSchema,
  articleCategoriesSchema,
  regulatoryClockFilePath,
  regulatoryClockSchema,
  estimatorSchema,
  factsSchema,
  terminologySchema,
  navigationSchema,
  pageSchema,
  practiceSchema,
  redirectsFilePath,
  redirectsSchema,
  glossaryTermSchema,
  type ArticleCategories,
  type RegulatoryClock,
  type CostEstimatorContent,
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
import { readLongformFiles, type LongformFile } from './longform'
import { findUnpublishedReason, getDefaultReadOptions } from './publication'
import { noopCache } from './resultCache'
import { resolvePageRouteFromFile } from './routes'
import { unreadableFileStandIns } from './unreadableFileStandIns'

/** A page file with its route. */
export interface PageFile {
  file: string
  route: string
  page: Page
}

/** A glossary term with its file; its id is its anchor on the glossary page. */
interface TermFile {
  file: string
  id: string
  term: GlossaryTerm
}

/** The validated content. */
export interface Content {
  /** The project root. */
  root: string
  practice: Practice
  facts: Facts
  navigation: Navigation
  terminology: Terminology
  categories: ArticleCategories
  redirects: Redirects
  /** The files of content/downloads, with their sizes. */
  downloads: DownloadSizes
  advantages: z.infer<typeof advantageContentByVariantSchema>
  /** The regulatory clock, if content/clock.json exists and is valid. */
  clock?: RegulatoryClock
  estimator: CostEstimatorContent
  pages: PageFile[]
  terms: TermFile[]
  /** Articles and documents, without those that a build leaves out. */
  texts: LongformFile[]
}

/** A JSON file, with its validated data if valid. */
type Parsed<Data> = JsonFile & { data?: Data }

/** The files of a project, parsed and validated, before any rules. */
export type ParsedContentFiles = ReturnType<typeof readAndParseContentFiles>

/** Reads every content file, even if others are invalid. */
export function readAndParseContentFiles(root: string, reading = getDefaultReadOptions(), cache = noopCache) {
  const single = {
    practice: readAndParse(root, 'content/practice.json', practiceSchema),
    facts: readAndParse(root, 'content/facts.json', factsSchema),
    navigation: readAndParse(root, 'content/navigation.json', navigationSchema),
    advantages: readAndParse(root, 'content/advantages.json', advantageContentByVariantSchema),
    estimator: readAndParse(root, 'content/estimator.json', estimatorSchema),
    terminology: readAndParse(root, 'content/glossary.json', terminologySchema),
    categories: readAndParse(root, 'content/categories.json', articleCategoriesSchema),
    redirects: readAndParse(root, redirectsFilePath, redirectsSchema),
  }
  const clock = fileExists(root, regulatoryClockFilePath)
    ? [readAndParse(root, regulatoryClockFilePath, regulatoryClockSchema)]
    : []
  const pages = listFiles(root, 'content/pages', '.json').map(file => readAndParse(root, file, pageSchema))
  const terms = listFiles(root, 'content/terms', '.json').map(file => readAndParse(root, file, glossaryTermSchema))
  const locales = languages.map(language => readJsonFile(root, `locales/${language}/common.json`))
  const known = {
    practice: single.practice.data ?? unreadableFileStandIns.practice,
    facts: single.facts.data ?? unreadableFileStandIns.facts,
    downloads: readDownloadSizes(root),
  }
  const { texts, mdxFiles, problems: textProblems } = readLongformFiles(root, known, cache)
  const content: Content = {
    root,
    ...known,
    practice: { ...known.practice, closures: listUnexpiredClosures(known.practice, reading.today) },
    navigation: single.navigation.data ?? unreadableFileStandIns.navigation,
    advantages: single.advantages.data ?? unreadableFileStandIns.advantages,
    estimator: single.estimator.data ?? unreadableFileStandIns.estimator,
    terminology: single.terminology.data ?? unreadableFileStandIns.terminology,
    categories: single.categories.data ?? unreadableFileStandIns.categories,
    clock: clock[0]?.data,
    redirects: single.redirects.data ?? [],
    pages: pages.flatMap(({ file, data }) =>
      data ? [{ file, route: resolvePageRouteFromFile(file) ?? '/', page: data }] : [],
    ),
    terms: terms.flatMap(({ file, data }) => (data ? [{ file, id: getTermId(file), term: data }] : [])),
    texts: texts.filter(text => !findUnpublishedReason(text, reading)),
  }
  const jsonFiles: JsonFile[] = [...Object.values(single), ...clock, ...pages, ...terms, ...locales]
  return {
    /**
     * Contains stand-ins for files that every site needs (practice, facts, navigation …), if they are missing,
     * unreadable or invalid.
     */
    content,
    isComplete: Object.values(single).every(({ data }) => data),
    known,
    single,
    pages,
    terms,
    locales,
    /** Includes those that a build leaves out. */
    texts,
    jsonFiles,
    mdxFiles,
    textProblems,
    problems: [...jsonFiles.flatMap(({ problems }) => problems), ...textProblems],
  }
}

/**
 * Reads and validates the content, without rules. `content` is undefined if a file that every site needs (practice,
 * facts, navigation …) is missing or invalid.
 */
export function readContent(
  root: string,
  reading = getDefaultReadOptions(),
  cache = noopCache,
): { content?: Content; problems: ContentProblem[] } {
  const { content, isComplete, problems, jsonFiles, mdxFiles } = readAndParseContentFiles(root, reading, cache)
  return {
    content: isComplete ? content : undefined,
    problems: addLineNumbersToProblems(problems, jsonFiles, mdxFiles),
  }
}

function getTermId(file: string): string {
  return file.replace(/^content\/terms\/|\.json$/g, '')
}

function readAndParse<S extends z.ZodType>(root: string, file: string, schema: S): Parsed<z.output<S>> {
  const json = readJsonFile(root, file)
  return json.readProblem ? json : { ...json, ...parseWithProblems(schema, json.value, file) }
}

/** Closures that are not over, by first day. Past ones are removed here, so that nothing can show them. */
export function listUnexpiredClosures({ closures = [] }: Practice, today: string) {
  return closures.filter(({ from, until = from }) => until >= today).sort((a, b) => a.from.localeCompare(b.from))
}
