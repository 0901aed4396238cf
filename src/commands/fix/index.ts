import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'
import { listFiles } from '../../content/read/files'
import { headingIdsFilePath, mergeHeadingIds, readHeadingIds } from '../../content/read/recordedHeadingIds'
import { getDefaultReadOptions } from '../../content/read/publication'
import { readContent } from '../../content/read/readContent'
import { confirmationsFilePath } from '../../content/translations'
import { languages, type Language } from '../../config/languages'
import { referenceFilePath, replaceFieldTables } from '../fieldReference'
import { shiftEdits, type FileEdit } from './fileEdit'
import { collectFrontMatterEdits } from './frontMatter'
import { collectJsonEdits } from './json'
import { collectMarkdownEdits } from './markdown'

/** What was mended in one file: each thing with how often, in the words of the content check. */
interface FixedFile {
  file: string
  fixes: { what: string; times: number }[]
}

// A mended place may make room for another; the rules come to rest after two or three.
const rounds = 5

/**
 * Mends what needs no judgement in every content file: typography, and the form of the file. Facts, addresses, code and
 * the words themselves stay. A second run changes nothing. With `dryRun` it only says what it would do; `only` names the files.
 */
export async function fixContent(
  root: string,
  { dryRun = false, only }: { dryRun?: boolean; only?: string[] } = {},
): Promise<FixedFile[]> {
  const mended: FixedFile[] = []
  for (const file of only ?? contentFiles(root)) {
    const bytes = readFileSync(join(root, file))
    // Another encoding is for the content check to report: guessing which it is takes judgement.
    if (!isUtf8(bytes)) continue
    const source = bytes.toString()
    const { text, messages } = file.endsWith('.json') ? await fixJson(file, source) : fixText(file, source)
    if (text === source) continue
    mended.push({ file, fixes: counted(source, messages) })
    if (!dryRun) writeFileSync(join(root, file), text)
  }
  mended.push(...(only ? [] : [...refreshReference(root, dryRun), ...refreshHeadings(root, dryRun)]))
  return mended
}

function refreshReference(root: string, dryRun: boolean): FixedFile[] {
  const path = join(root, referenceFilePath)
  if (!existsSync(path)) return []
  const before = readFileSync(path, 'utf8')
  const after = replaceFieldTables(before)
  if (after === before) return []
  if (!dryRun) writeFileSync(path, after)
  return [{ file: referenceFilePath, fixes: [{ what: 'the tables of fields follow the schemas', times: 1 }] }]
}

// So that a heading may be reworded and keep its address; where nothing is kept yet, an empty file begins it.
function refreshHeadings(root: string, dryRun: boolean): FixedFile[] {
  const path = join(root, headingIdsFilePath)
  const { content } = existsSync(path) ? readContent(root, { ...getDefaultReadOptions(), includeDrafts: true }) : {}
  if (!content) return []
  const { kept } = readHeadingIds(root)
  const there = Object.entries(mergeHeadingIds(content.texts, kept)).filter(([folder]) =>
    existsSync(join(root, folder)),
  )
  const after = `${JSON.stringify(Object.fromEntries(there), null, 2)}\n`
  if (after === readFileSync(path, 'utf8')) return []
  if (!dryRun) writeFileSync(path, after)
  return [
    { file: headingIdsFilePath, fixes: [{ what: 'the addresses of new and reworded headings are kept', times: 1 }] },
  ]
}

/** What was mended as lines to print. */
export function formatFixReport(mended: FixedFile[], { dryRun = false } = {}): string {
  if (!mended.length) return 'Nothing to mend: the form of every file is right.'
  const files = mended.map(({ file, fixes }) =>
    [file, ...fixes.map(({ what, times }) => `  - ${what}${times > 1 ? ` (${times} times)` : ''}`)].join('\n'),
  )
  const count = mended.length === 1 ? '1 file' : `${mended.length} files`
  return [...files, '', dryRun ? `Would mend ${count}; nothing was written.` : `Mended ${count}.`].join('\n')
}

// The digests of translations and the addresses of headings are no words, and written by commands.
function contentFiles(root: string): string[] {
  return ['.json', '.mdx']
    .flatMap(ending =>
      ['content', ...(ending === '.json' ? ['locales'] : [])].flatMap(folder => listFiles(root, folder, ending)),
    )
    .filter(file => file !== confirmationsFilePath && file !== headingIdsFilePath)
}

interface Fixed {
  text: string
  messages: string[]
}

async function fixJson(file: string, source: string): Promise<Fixed> {
  const language = languages.find(language => file.startsWith(`locales/${language}/`))
  const tidy = withoutMarks(source)
  // What cannot be read is for the content check to report.
  if (!isJson(tidy)) return { text: tidy, messages: [] }
  const fixed = settle(tidy, text => collectJsonEdits(text, language))
  return { ...fixed, text: await format(fixed.text, { parser: 'json', plugins: [babel, estree], printWidth: 120 }) }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function fixText(file: string, source: string): Fixed {
  const language: Language = file.endsWith('/fr.mdx') ? 'fr' : 'en'
  return settle(withoutTrailingSpaces(withoutMarks(source)), text => {
    const [opening = '', yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? []
    const yamlStart = '---\n'.length
    const front = collectFrontMatterEdits(yaml, language).map(change => shifted(change, yamlStart))
    return [...front, ...shiftEdits(collectMarkdownEdits(text.slice(opening.length), language), opening.length)]
  })
}

function settle(source: string, changesOf: (text: string) => FileEdit[]): Fixed {
  let text = source
  const messages: string[] = []
  for (let round = 0; round < rounds; round++) {
    const changes = changesOf(text)
    if (!changes.length) break
    messages.push(...changes.flatMap(change => change.messages))
    text = changes.reduceRight((all, change) => all.slice(0, change.start) + change.text + all.slice(change.end), text)
  }
  return { text, messages }
}

function shifted(change: FileEdit, by: number): FileEdit {
  return { ...change, start: change.start + by, end: change.end + by }
}

function withoutMarks(source: string): string {
  return source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}

// Two spaces at the end of a line of words break it, as the writer may have meant.
function withoutTrailingSpaces(source: string): string {
  return source.replace(/(?<=\S)[ \t]$|^[ \t]+$|\t+$/gm, '').replace(/\n*$/, '\n')
}

function counted(source: string, messages: string[]): FixedFile['fixes'] {
  const whats = [...new Set(messages)]
  const done = whats.map(what => ({ what, times: messages.filter(message => message === what).length }))
  const marks = [
    ...(source.startsWith('\ufeff') ? ['begins with a byte order mark'] : []),
    ...(source.includes('\r') ? ['has line ends of Windows'] : []),
  ].map(what => ({ what, times: 1 }))
  const all = [...marks, ...done]
  return all.length ? all : [{ what: 'spaces and line breaks of the file', times: 1 }]
}
