import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeDigest } from '../digest'
import type { PlaceholderContext } from '../facts/placeholders'
import { factsSchema, practiceSchema, terminologySchema } from '../model'
import { createCachedFileTextChecker } from '../rules/run'
import type { TextRuleReferenceData } from '../rules/rule'
import { parseWithProblems } from '../zodProblems'
import { listFiles, readDownloadSizes } from './files'
import { readJsonFile } from './json'
import { collectAndAnalyzeMarkdownTexts } from './markdownTexts'
import { longformFolders, readLongformFile } from './longform'
import { listUnexpiredClosures } from './readContent'
import type { ResultCache, SharedResultCache } from './resultCache'
import { collectVisibleTexts } from './visibleText'

/** The part of a check that handles each MDX file separately, with cached results. */
interface MdxFileCheckCacheWarmer {
  /** Files whose current version is not in the cache. */
  listUncachedFiles(): string[]
  /** Compiles a file and runs the rules on its text, filling the cache. */
  warm(file: string): void
}

/**
 * Creates the cache warmer; undefined if practice.json, facts.json or glossary.json is invalid: the check then only
 * reports that.
 */
export function createMdxFileCheckCacheWarmer(
  root: string,
  today: string,
  cache: SharedResultCache,
): MdxFileCheckCacheWarmer | undefined {
  const practice = parseWithProblems(practiceSchema, readJsonFile(root, 'content/practice.json').value, '').data
  const facts = parseWithProblems(factsSchema, readJsonFile(root, 'content/facts.json').value, '').data
  const terminology = parseWithProblems(terminologySchema, readJsonFile(root, 'content/glossary.json').value, '').data
  if (!practice || !facts || !terminology) return undefined
  const placeholderContext: PlaceholderContext = { practice, facts, downloads: readDownloadSizes(root) }
  const context: TextRuleReferenceData = {
    facts,
    practice: { ...practice, closures: listUnexpiredClosures(practice, today) },
    terminology,
  }
  const shared = computeDigest(32, JSON.stringify([placeholderContext, context]))
  const createFileKey = (file: string) => ['file', shared, file, computeDigest(32, readFileSync(join(root, file)))]
  const checkTexts = createCachedFileTextChecker(context, cache)
  return {
    listUncachedFiles: () =>
      longformFolders
        .flatMap(folder => listFiles(root, `content/${folder}`, '.mdx'))
        .filter(file => !cache.has(createFileKey(file))),
    warm: file =>
      cache.getOrCompute(createFileKey(file), () => checkFile(root, file, placeholderContext, checkTexts, cache)),
  }
}

function checkFile(
  root: string,
  file: string,
  placeholderContext: PlaceholderContext,
  checkTexts: ReturnType<typeof createCachedFileTextChecker>,
  cache: ResultCache,
): true {
  const { mdxFile } = readLongformFile(root, file, placeholderContext, cache)
  if (!mdxFile) return true
  const texts = collectAndAnalyzeMarkdownTexts([], [mdxFile], placeholderContext, cache)
  checkTexts(texts, collectVisibleTexts([], [mdxFile], texts, placeholderContext))
  return true
}
