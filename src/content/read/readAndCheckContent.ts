import type { z } from 'zod'
import { languages } from '../../config/languages'
import type { DownloadSizes } from '../../shared/downloads'
import { listKeys } from '../../shared/properties'
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
import { collectVisibleTexts } from './visibleText'
import { fileExists, readDownloadSizes, listContentAndLocaleEntries, listFiles } from './files'
import type { CheckInput } from './checkInput'
import { readJsonFile, type JsonFile } from './json'
import { addLineNumbersToProblems } from './addLineNumbersToProblems'
import { removeCascadingProblems } from './removeCascadingProblems'
import { collectMarkdownTexts } from './markdownTexts'
import { noopCache } from './resultCache'
import { collectPictureReferences } from '../pictures/pictureReferences'
import { inspectReferencedPictures } from '../pictures/inspectReferencedPictures'
import { findUnpublishedReason, createUnpublishedNotices, getDefaultReadOptions } from './publication'
import type { RequiredContentPart } from '../rules/rule'
import { resolvePageRoute } from './routes'
import { runRules } from '../rules/run'
import { unreadableFileStandIns } from './unreadableFileStandIns'
import { replaceInvalidPagePartsForChecks } from './replaceInvalidPagePartsForChecks'
import { readLongform, type LongformEntry } from './longform'

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

/** The content of a project, everything that is wrong in it, and what its writers should know. */
export interface ReadContentResult {
  /** Missing while one of the single files cannot be read. */
  content?: Content
  problems: ContentProblem[]
  notices: ContentProblem[]
}

/** The content of a project and every problem in it: what is wrong in one file does not hide what is wrong in another. */
export function readAndCheckContent(
  root: string,
  reading = getDefaultReadOptions(),
  memory = noopCache,
): ReadContentResult {
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
  const json: JsonFile[] = [...Object.values(single), ...clock, ...pages, ...terms, ...locales]
  const markdown = collectMarkdownTexts(json, mdxFiles, known, memory)
  const entries = listContentAndLocaleEntries(root)
  const named = collectPictureReferences({ jsonFiles: json, mdxFiles })
  const input: CheckInput = {
    ...content,
    pages: pages.flatMap(({ file, value, data = replaceInvalidPagePartsForChecks(value, file) }) =>
      data ? [{ file, route: resolvePageRoute(file) ?? '/', page: data }] : [],
    ),
    texts,
    unpublished: texts.flatMap(text => {
      const reason = findUnpublishedReason(text, reading)
      return reason ? [{ ...text, reason }] : []
    }),
    today: reading.today,
    fileSystemEntries: entries,
    jsonFiles: json,
    mdxFiles,
    markdownTexts: markdown,
    visibleTexts: collectVisibleTexts(json, mdxFiles, markdown, known),
    pictureReferences: named,
    pictures: inspectReferencedPictures(root, named, entries),
    unreadableParts: new Set<RequiredContentPart>([
      ...listKeys(single).filter(part => isFaulty(single[part])),
      ...(pages.some(isFaulty) ? (['pages'] as const) : []),
      ...(terms.some(isFaulty) ? (['terms'] as const) : []),
      ...(textProblems.length || mdxFiles.some(({ readError, compiled }) => readError || !compiled.readable)
        ? (['texts'] as const)
        : []),
      ...(locales.some(isFaulty) ? (['locales'] as const) : []),
    ]),
  }
  const numbered = addLineNumbersToProblems(
    [
      ...json.flatMap(({ problems }) => problems),
      ...textProblems,
      ...runRules(input, memory),
      ...createUnpublishedNotices(texts, reading),
    ],
    json,
    mdxFiles,
  )
  const found = removeCascadingProblems(numbered, mdxFiles)
  return {
    content: Object.values(single).every(({ data }) => data) ? content : undefined,
    problems: found.filter(({ level }) => level !== 'notice'),
    notices: found.filter(({ level }) => level === 'notice'),
  }
}

function idOfTerm(file: string): string {
  return file.replace(/^content\/terms\/|\.json$/g, '')
}

function isFaulty({ readError, problems }: JsonFile): boolean {
  return Boolean(readError) || problems.length > 0
}

function read<S extends z.ZodType>(root: string, file: string, schema: S): JsonFile & { data?: z.output<S> } {
  const json = readJsonFile(root, file)
  return json.readError ? json : { ...json, ...parseWithProblems(schema, json.value, file) }
}

/** What is past is left out here, so that nothing made of the content can show it. */
export function closuresFrom({ closures = [] }: Practice, today: string) {
  return closures.filter(({ from, until = from }) => until >= today).sort((a, b) => a.from.localeCompare(b.from))
}

/** The content of a project, or one error that lists every problem. */
export function readValidContent(root: string): Content {
  const { content, problems } = readAndCheckContent(root)
  if (!content || problems.length) throw new Error(formatProblems(problems))
  return content
}
