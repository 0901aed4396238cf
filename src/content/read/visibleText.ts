import { replacePlaceholders } from '../../shared/placeholderSyntax'
import { languages, type Language } from '../../config/languages'
import { fillPlaceholdersAndDownloadNotes, type PlaceholderContext } from '../facts/placeholders'
import { findLineNumberInBlock } from '../mdx/textBlocks'
import { collectFileStrings, collectNestedStrings } from '../collectNestedStrings'
import type { JsonFile } from './json'
import type { AnalyzedMarkdownText } from './markdownTexts'
import type { MdxFile } from './longform'

/** A run of visible text, with its position. */
export interface VisibleText {
  file: string
  language: Language
  /** The text as displayed: facts filled in, markup and URLs removed. */
  text: string
  /** The text as written, with {{placeholders}}, markup and URLs. */
  source: string
  /** Its field, in JSON and front matter. */
  field?: string
  /** The element that contains it, in Markdown: `p`, `td`, `Figure alt`. */
  element?: string
  /** The line in the file of the character at an index of `text`, in MDX. */
  lineAt?: (index: number) => number | undefined
}

/**
 * Whether a JSON file of content/ contains visible text; facts.json and interface translations are handled separately.
 */
export function isVisibleTextJsonFile(file: string): boolean {
  return /^content\/(?:(?:practice|navigation|advantages|estimator|categories|clock)\.json$|pages\/|terms\/)/.test(file)
}

/** Whether a field is the sentence around a price, in which `{{price}}` is the price. */
export const isPriceSentenceField = (field: string) => /\.price\.text\b/.test(field)

const readFields = ['title', 'name', 'excerpt', 'summary', 'seo', 'picture', 'reading', 'updatedLabel']

/** Collects all visible text: JSON fields, front matter, Markdown, and interface translations. */
export function collectVisibleTexts(
  json: JsonFile[],
  bodies: MdxFile[],
  markdown: AnalyzedMarkdownText[],
  context: PlaceholderContext,
): VisibleText[] {
  const readFiles = json.filter(({ file }) => isVisibleTextJsonFile(file) || file === 'content/facts.json')
  const fields = collectFileStrings(readFiles).flatMap(({ file, text, field, key, language }) =>
    language && key !== 'markdown' && !text.startsWith('https://')
      ? [
          {
            file,
            field,
            language,
            text: fillPlaceholdersAndDownloadNotes(
              text,
              isPriceSentenceField(field) ? { ...context, price: '…' } : context,
              language,
            ),
            source: text,
          },
        ]
      : [],
  )
  const front = bodies.flatMap(({ file, language, data }) =>
    collectNestedStrings(pick(data, readFields)).flatMap(({ text, field }) =>
      field === 'picture.src'
        ? []
        : [{ file, language, field, text: fillPlaceholdersAndDownloadNotes(text, context, language), source: text }],
    ),
  )
  return [...fields, ...front, ...markdown.flatMap(toVisibleTexts), ...json.flatMap(collectInterfaceTexts)]
}

function collectInterfaceTexts({ file, value }: JsonFile): VisibleText[] {
  const language = languages.find(language => file === `locales/${language}/common.json`)
  return language
    ? collectNestedStrings(value).map(({ text, field }) => ({
        file,
        field,
        language,
        text: replacePlaceholders(text, () => '…'),
        source: text,
      }))
    : []
}

function toVisibleTexts({ file, field, language, analysis, source, linesBefore }: AnalyzedMarkdownText): VisibleText[] {
  const lines = source.split('\n')
  return analysis.blocks.map(block => ({
    file,
    field,
    language: block.language ?? language,
    element: block.element,
    text: block.text,
    source: block.lines ? lines.slice(block.lines[0] - 1, block.lines[1]).join('\n') : block.text,
    ...(!field && {
      lineAt: (index: number) => {
        const line = findLineNumberInBlock(block, index)
        return line && line + linesBefore
      },
    }),
  }))
}

function pick(value: unknown, names: string[]): object {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
    : {}
}

/**
 * The text in which Markdown has no effect: a field as written, or the text of an attribute (`Figure alt`). Undefined
 * for formatted Markdown.
 */
export function getTextUnlessMarkdown({ element, text, source }: VisibleText): string | undefined {
  if (!element) return source
  return element.includes(' ') ? text : undefined
}
