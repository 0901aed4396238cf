import { mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openResultCache } from '../../src/content/read/resultCache'
import { readAndCheckContent, type ReadAndCheckContentResult } from '../../src/content/read/readAndCheckContent'
import type { Content } from '../../src/content/read/readContent'
import type { FileChange, FileChanges } from '../../src/content/rules/examples'
import type { RuleName } from '../../src/content/rules'
import type { Rule } from '../../src/content/rules/rule'
import { createPng } from '../../src/content/rules/pictures/samplePictures'
import { writeFileWithFolders } from '../../src/content/writeFiles'
import { formatProblems, formatProblem, type ContentProblem } from '../../src/content/contentProblems'
import { contact, corporateLaw, home, notFound } from './project/pages'
import { advantages, categories, estimator, facts, terminology, locale, navigation, practice } from './project/single'
import { article, document } from './project/texts'
import { projectsFolder } from './projectsFolder.mjs'

export type { FileChange, FileChanges }

type Fields = Record<string, unknown>

/** The files that tests change most. */
export const files = {
  practice: 'content/practice.json',
  facts: 'content/facts.json',
  navigation: 'content/navigation.json',
  categories: 'content/categories.json',
  home: 'content/pages/home.json',
  contact: 'content/pages/contact.json',
  locale: { en: 'locales/en/common.json', fr: 'locales/fr/common.json' },
  article: { en: 'content/articles/trials/en.mdx', fr: 'content/articles/trials/fr.mdx' },
  document: { en: 'content/documents/privacy/en.mdx', fr: 'content/documents/privacy/fr.mdx' },
}

const picture = createPng()

const valid: Record<string, string | object> = {
  [files.practice]: practice,
  [files.facts]: facts,
  [files.navigation]: navigation,
  'content/glossary.json': terminology,
  [files.categories]: categories,
  'content/redirects.json': [],
  [files.locale.en]: locale.en,
  [files.locale.fr]: locale.fr,
  'content/advantages.json': advantages,
  'content/estimator.json': estimator,
  [files.home]: home,
  [files.contact]: contact,
  'content/pages/404.json': notFound,
  'content/pages/services/corporate-law.json': corporateLaw,
  [files.article.en]: article.en,
  [files.article.fr]: article.fr,
  [files.document.en]: document.en,
  [files.document.fr]: document.fr,
}

/** Read options: a build on a fixed date. */
export const reading = { today: '2026-11-20', includeDrafts: false }

// Thousands of test projects share most files, so results are cached in memory as in the content check. Never saved.
const cache = openResultCache(join(tmpdir(), 'no-memory'), 'tests')

// Each worker reuses one folder for all projects: creating and removing it takes longer than reading it.
const standing = {
  root: join(projectsFolder, process.env.JEST_WORKER_ID ?? ''),
  files: new Map<string, string | Buffer>(),
}

/** Reads and checks a project with these changes, like a build; by all rules, if none are named. */
export function readProject(changes: FileChanges = {}, rules?: Record<string, Rule>): ReadAndCheckContentResult {
  const wanted = projectWith(changes)
  for (const file of standing.files.keys()) if (!wanted.has(file)) removeWithEmptyFolders(standing.root, file)
  for (const [file, data] of wanted)
    if (standing.files.get(file) !== data) writeFileWithFolders(join(standing.root, file), data)
  standing.files = wanted
  return readAndCheckContent(standing.root, reading, cache, rules)
}

/** Calls `look` with the root of a temporary project with these changes, and removes it afterwards. */
export function withProject<Result>(changes: FileChanges, look: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  try {
    writeProject(root, changes)
    return look(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Writes the small project with these changes into a folder. */
export function writeProject(root: string, changes: FileChanges = {}): void {
  for (const [file, data] of projectWith(changes)) writeFileWithFolders(join(root, file), data)
}

function projectWith(changes: FileChanges): Map<string, string | Buffer> {
  const project = new Map<string, string | Buffer>([['content/images/lines.png', picture]])
  for (const file of new Set([...Object.keys(valid), ...Object.keys(changes)])) {
    const data = changed(file, changes[file])
    if (data !== null) project.set(file, data)
  }
  return project
}

// Ignored: tests that change one language make the languages differ.
const betweenLanguages: RuleName[] = [
  'languages/samePartCountsPerTextSection',
  'facts/sameFactPlaceholdersInBothLanguages',
]

/** The problems of a project with these changes as sentences, in the order found. */
export function problemsWith(changes: FileChanges): string[] {
  return sentencesOf(readProject(changes).problems)
}

/**
 * Formats problems without the lines of fields, which move with each edit of the small project; one test covers these.
 */
export function sentencesOf(problems: ContentProblem[]): string[] {
  return problems
    .filter(({ rule }) => !betweenLanguages.some(name => name === rule))
    .map(problem => formatProblem({ ...problem, line: problem.field ? undefined : problem.line }))
}

/** Defines a test that a project with these changes has at least these problems. */
export function reports(what: string, changes: FileChanges, sentences: string[]): void {
  it(`reports ${what}`, () => expect(problemsWith(changes)).toEqual(expect.arrayContaining(sentences)))
}

/** Creates a text change that replaces `before` by `after`. */
export function put(before: string, after: string): (text: string) => string {
  return text => text.replace(before, after)
}

/** The content of a project with these changes; throws if it has problems. */
export function contentWith(changes: FileChanges = {}): Content {
  const { content, problems } = readProject(changes)
  if (!content || problems.length) throw new Error(formatProblems(problems))
  return content
}

function removeWithEmptyFolders(root: string, file: string): void {
  rmSync(join(root, file))
  for (let folder = dirname(file); !readdirSync(join(root, folder)).length; folder = dirname(folder))
    rmdirSync(join(root, folder))
}

function changed(file: string, change: FileChange | undefined): string | Buffer | null {
  const source = valid[file] ?? {}
  const text = typeof source === 'string' ? source : JSON.stringify(source, null, 2)
  if (change === undefined) return text
  if (change === null || typeof change === 'string' || Buffer.isBuffer(change)) return change
  const result = typeof change === 'function' ? change(text) : JSON.stringify(withFields(source, change), null, 2)
  if (result === text) throw new Error(`The change to ${file} changes nothing.`)
  return result
}

function withFields(source: unknown, fields: Fields): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(source))
  for (const [path, value] of Object.entries(fields)) setField(copy, keysOf(path), value)
  return copy
}

/** `items[0].title.en` → items, 0, title, en; `trail["/blog"]` → trail, /blog. */
function keysOf(path: string): string[] {
  return [...path.matchAll(/\["([^"]+)"\]|([^.[\]]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

function setField(target: unknown, [key = '', ...rest]: string[], value: unknown): void {
  if (typeof target !== 'object' || target === null) throw new Error(`There is no field to hold “${key}”.`)
  const fields = target as Fields
  if (rest.length) setField(fields[key], rest, value)
  else if (value === undefined) delete fields[key]
  else fields[key] = value
}
