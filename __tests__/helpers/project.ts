import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readContent, type Content } from '../../src/build/content/read'
import type { Change, Changes } from '../../src/build/content/rules/examples'
import { png } from '../../src/build/content/rules/pictures/samples'
import { reportOf, sentenceOf, type Problem } from '../../src/lib/problems'
import { contact, corporateLaw, home, notFound } from './project/pages'
import { advantages, categories, facts, glossary, locale, navigation, practice } from './project/single'
import { article, document } from './project/texts'

export type { Change, Changes }

type Fields = Record<string, unknown>

/** The files of the project that tests change most. */
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

const valid: Record<string, string | object> = {
  [files.practice]: practice,
  [files.facts]: facts,
  [files.navigation]: navigation,
  'content/glossary.json': glossary,
  [files.categories]: categories,
  'content/redirects.json': [],
  [files.locale.en]: locale.en,
  [files.locale.fr]: locale.fr,
  'content/advantages.json': advantages,
  [files.home]: home,
  [files.contact]: contact,
  'content/pages/404.json': notFound,
  'content/pages/services/corporate-law.json': corporateLaw,
  [files.article.en]: article.en,
  [files.article.fr]: article.fr,
  [files.document.en]: document.en,
  [files.document.fr]: document.fr,
}

/** Tests read content as a build does on one day. */
export const reading = { today: '2026-11-20', drafts: false }

/** Makes the smallest valid project with these changes in a temporary folder, gives its root to `look`, and removes it. */
export function withProject<Result>(changes: Changes, look: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  try {
    writeProject(root, changes)
    return look(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Writes the smallest valid project with these changes into a folder. */
export function writeProject(root: string, changes: Changes = {}): void {
  write(root, 'content/images/lines.png', png())
  for (const file of new Set([...Object.keys(valid), ...Object.keys(changes)])) {
    const text = changed(file, changes[file])
    if (text !== null) write(root, file, text)
  }
}

// A test that changes one language leaves the two unlike, which is no business of its own.
const betweenLanguages = ['languages/sameShape', 'facts/bothLanguages']

/** What the content check says of a project with these changes: whole sentences, in the order of their finding. */
export function problemsWith(changes: Changes): string[] {
  return withProject(changes, root => sentencesOf(readContent(root, reading).problems))
}

/** Problems as sentences. The line of a field moves with each edit of the small project: one test holds those. */
export function sentencesOf(problems: Problem[]): string[] {
  return problems
    .filter(({ rule = '' }) => !betweenLanguages.includes(rule))
    .map(problem => sentenceOf({ ...problem, line: problem.field ? undefined : problem.line }))
}

/** One test: these problems are named in a project with these changes; what else it breaks is for other tests. */
export function reports(what: string, changes: Changes, sentences: string[]): void {
  it(`reports ${what}`, () => expect(problemsWith(changes)).toEqual(expect.arrayContaining(sentences)))
}

/** A change of a text: one run of words for another. */
export function put(before: string, after: string): (text: string) => string {
  return text => text.replace(before, after)
}

/** The content of a project with these changes, which must leave it valid. */
export function contentWith(changes: Changes = {}): Content {
  const { content, problems } = withProject(changes, root => readContent(root, reading))
  if (!content || problems.length) throw new Error(reportOf(problems))
  return content
}

function write(root: string, file: string, data: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), data)
}

function changed(file: string, change: Change | undefined): string | Buffer | null {
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
