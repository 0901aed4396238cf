import { listKeys } from '../../shared/properties'
import type { ContentProblem } from '../contentProblems'
import { collectPictureReferences } from '../pictures/pictureReferences'
import { inspectExistingReferencedPictures } from '../pictures/inspectExistingReferencedPictures'
import type { RequiredContentPart } from '../rules/rule'
import { rulesByName } from '../rules'
import { runRules } from '../rules/run'
import { addLineNumbersToProblems } from './addLineNumbersToProblems'
import type { CheckInput } from './checkInput'
import { listContentAndLocaleEntries } from './files'
import type { JsonFile } from './json'
import { collectAndAnalyzeMarkdownTexts } from './markdownTexts'
import { findUnpublishedReason, createUnpublishedNotices, getDefaultReadOptions, type ReadOptions } from './publication'
import { readAndParseContentFiles, type Content, type ParsedContentFiles } from './readContent'
import { headingIdsFilePath } from './recordedHeadingIds'
import { removeCascadingProblems } from './removeCascadingProblems'
import { replaceInvalidPagePartsForChecks } from './replaceInvalidPagePartsForChecks'
import { noopCache, type ResultCache } from './resultCache'
import { resolvePageRouteFromFile } from './routes'
import { collectVisibleTexts } from './visibleText'

/** The content of a project, with its problems and notices. */
export interface ReadAndCheckContentResult {
  /** Missing if one of the required single files is missing, unreadable or invalid. */
  content?: Content
  problems: ContentProblem[]
  notices: ContentProblem[]
}

/**
 * Reads the content of a project and checks it by the rules, all of them by default. A problem in one file does not
 * hide problems in others.
 */
export function readAndCheckContent(
  root: string,
  reading = getDefaultReadOptions(),
  cache = noopCache,
  rules = rulesByName,
): ReadAndCheckContentResult {
  const files = readAndParseContentFiles(root, reading, cache)
  const input = createCheckInput(root, files, reading, cache)
  const numbered = addLineNumbersToProblems(
    [...files.problems, ...runRules(input, cache, rules), ...createUnpublishedNotices(input.unpublished)],
    files.jsonFiles,
    files.mdxFiles,
  )
  const found = removeCascadingProblems(numbered, files.mdxFiles)
  return {
    content: files.isComplete ? files.content : undefined,
    problems: found.filter(({ level }) => level !== 'notice'),
    notices: found.filter(({ level }) => level === 'notice'),
  }
}

function createCheckInput(
  root: string,
  files: ParsedContentFiles,
  reading: ReadOptions,
  cache: ResultCache,
): CheckInput {
  const { content, known, jsonFiles, mdxFiles, texts } = files
  const markdownTexts = collectAndAnalyzeMarkdownTexts(jsonFiles, mdxFiles, known, cache)
  const fileSystemEntries = listContentAndLocaleEntries(root)
  const pictureReferences = collectPictureReferences({ jsonFiles, mdxFiles })
  return {
    ...content,
    pages: files.pages.flatMap(({ file, value, data = replaceInvalidPagePartsForChecks(value, file) }) =>
      data ? [{ file, route: resolvePageRouteFromFile(file) ?? '/', page: data }] : [],
    ),
    texts,
    publishedTexts: content.texts,
    unpublished: texts.flatMap(text => {
      const reason = findUnpublishedReason(text, reading)
      return reason ? [{ ...text, reason }] : []
    }),
    today: reading.today,
    fileSystemEntries,
    jsonFiles,
    mdxFiles,
    markdownTexts,
    visibleTexts: collectVisibleTexts(jsonFiles, mdxFiles, markdownTexts, known),
    pictureReferences,
    pictures: inspectExistingReferencedPictures(root, pictureReferences, fileSystemEntries),
    unreadableParts: new Set(listUnreadableParts(files)),
  }
}

function listUnreadableParts({
  single,
  pages,
  terms,
  locales,
  mdxFiles,
  textProblems,
}: ParsedContentFiles): RequiredContentPart[] {
  return [
    ...listKeys(single).filter(part => isFaulty(single[part])),
    ...(pages.some(isFaulty) ? (['pages'] as const) : []),
    ...(terms.some(isFaulty) ? (['terms'] as const) : []),
    ...(textProblems.length || mdxFiles.some(({ readProblem, analysis }) => readProblem || !analysis.readable)
      ? (['texts'] as const)
      : []),
    ...(textProblems.some(({ file }) => file === headingIdsFilePath) ? (['headingIds'] as const) : []),
    ...(locales.some(isFaulty) ? (['locales'] as const) : []),
  ]
}

function isFaulty({ readProblem, problems }: JsonFile): boolean {
  return Boolean(readProblem) || problems.length > 0
}
