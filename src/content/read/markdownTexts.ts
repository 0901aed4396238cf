import type { Language } from '../../config/languages'
import { fillPlaceholdersAndDownloadNotesOrMaskUnknown, type PlaceholderContext } from '../facts/placeholders'
import type { MdxAnalysis } from '../mdx/mdxAnalysis'
import { collectFileStrings } from '../collectNestedStrings'
import { analyzeMdxCached } from './analyzeMdxCached'
import { isVisibleTextJsonFile } from './visibleText'
import type { JsonFile } from './json'
import type { ResultCache } from './resultCache'
import type { MdxFile } from './longform'

/** A Markdown text in one language: the body of an MDX file, or a `markdown` field of a JSON file. */
export interface AnalyzedMarkdownText {
  file: string
  /** Its field, in JSON. */
  field?: string
  language: Language
  /** The text as written. */
  source: string
  /** Number of lines of the file before the text. */
  linesBefore: number
  analysis: MdxAnalysis
}

/**
 * Converts a line of a Markdown text to a line of its file; undefined for JSON fields, whose lines are added later.
 */
export function getFileLine(
  { field, linesBefore }: Pick<AnalyzedMarkdownText, 'field' | 'linesBefore'>,
  line?: number,
): number | undefined {
  return field || !line ? undefined : line + linesBefore
}

/** Collects every Markdown text, analyzed: the `markdown` fields of JSON files and the bodies of MDX files. */
export function collectAndAnalyzeMarkdownTexts(
  json: JsonFile[],
  mdxFiles: MdxFile[],
  context: PlaceholderContext,
  cache: ResultCache,
): AnalyzedMarkdownText[] {
  const readFiles = json.filter(({ file }) => isVisibleTextJsonFile(file))
  const fields = collectFileStrings(readFiles).flatMap(({ file, text, field, key, language }) =>
    key === 'markdown' && language
      ? [
          {
            file,
            field,
            language,
            source: text,
            linesBefore: 0,
            analysis: analyzeMdxCached(
              fillPlaceholdersAndDownloadNotesOrMaskUnknown(text, context, language),
              language,
              cache,
            ),
          },
        ]
      : [],
  )
  return [...fields, ...mdxFiles.map(({ body, ...text }) => ({ ...text, source: body }))]
}
