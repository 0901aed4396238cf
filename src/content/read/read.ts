import type { z } from 'zod'
import { languages } from '../../config/languages'
import type { Downloads } from '../../shared/downloads'
import { reportOf, type Problem } from '../problems'
import { parseWith } from '../zodProblems'
import {
  advantages,
  categories,
  facts,
  glossary,
  navigation,
  page,
  practice,
  redirects,
  term,
  type Categories,
  type Facts,
  type Glossary,
  type GlossaryTerm,
  type Navigation,
  type Page,
  type Practice,
  type Redirects,
} from '../model'
import { copyOf } from './copy'
import { downloadsUnder, entriesOf, filesUnder } from './files'
import type { CheckInput } from './input'
import { readJson, type JsonFile } from './json'
import { withLines } from './lines'
import { markdownOf } from './markdown'
import { noMemory } from './memory'
import { namedPictures } from '../pictures/named'
import { seenPictures } from '../pictures/seen'
import { heldBack, notices, readingNow } from './published'
import type { Part } from '../rules/rule'
import { routeOfPage } from './routes'
import { runRules } from '../rules/run'
import { standIns } from './standIns'
import { readTexts, type Text } from './texts'

/** A page file with its neutral address. */
export interface PageFile {
  file: string
  route: string
  page: Page
}

/** A term of the glossary with its file; its id is its place on the page of the glossary. */
export interface TermFile {
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
  glossary: Glossary
  categories: Categories
  redirects: Redirects
  /** The files of content/downloads. */
  downloads: Downloads
  advantages: z.infer<typeof advantages>
  pages: PageFile[]
  terms: TermFile[]
  texts: Text[]
}

/** The content of a project, everything that is wrong in it, and what its writers should know. */
export interface ReadContent {
  /** Missing while one of the single files cannot be read. */
  content?: Content
  problems: Problem[]
  notices: Problem[]
}

/** The content of a project and every problem in it: what is wrong in one file does not hide what is wrong in another. */
export function readContent(root: string, reading = readingNow(), memory = noMemory): ReadContent {
  const single = {
    practice: read(root, 'content/practice.json', practice),
    facts: read(root, 'content/facts.json', facts),
    navigation: read(root, 'content/navigation.json', navigation),
    advantages: read(root, 'content/advantages.json', advantages),
    glossary: read(root, 'content/glossary.json', glossary),
    categories: read(root, 'content/categories.json', categories),
    redirects: read(root, 'content/redirects.json', redirects),
  }
  const pages = filesUnder(root, 'content/pages', '.json').map(file => read(root, file, page))
  const terms = filesUnder(root, 'content/terms', '.json').map(file => read(root, file, term))
  const locales = languages.map(language => readJson(root, `locales/${language}/common.json`))
  const known = {
    practice: single.practice.data ?? standIns.practice,
    facts: single.facts.data ?? standIns.facts,
    downloads: downloadsUnder(root),
  }
  const { texts, bodies, problems: textProblems } = readTexts(root, known, memory)
  const content: Content = {
    root,
    ...known,
    practice: { ...known.practice, closures: closuresFrom(known.practice, reading.today) },
    navigation: single.navigation.data ?? standIns.navigation,
    advantages: single.advantages.data ?? standIns.advantages,
    glossary: single.glossary.data ?? standIns.glossary,
    categories: single.categories.data ?? standIns.categories,
    redirects: single.redirects.data ?? [],
    pages: pages.flatMap(({ file, data }) => (data ? [{ file, route: routeOfPage(file) ?? '/', page: data }] : [])),
    terms: terms.flatMap(({ file, data }) => (data ? [{ file, id: idOfTerm(file), term: data }] : [])),
    texts: texts.filter(text => !heldBack(text, reading)),
  }
  const json: JsonFile[] = [...Object.values(single), ...pages, ...terms, ...locales]
  const markdown = markdownOf(json, bodies, known, memory)
  const entries = entriesOf(root)
  const named = namedPictures({ json, bodies })
  const input: CheckInput = {
    ...content,
    texts,
    held: texts.flatMap(text => {
      const reason = heldBack(text, reading)
      return reason ? [{ ...text, reason }] : []
    }),
    today: reading.today,
    entries,
    json,
    bodies,
    markdown,
    copy: copyOf(json, bodies, markdown, known),
    named,
    pictures: seenPictures(root, named, entries),
    unsound: new Set<Part>([
      ...(Object.keys(single) as (keyof typeof single)[]).filter(part => isFaulty(single[part])),
      ...(pages.some(isFaulty) ? (['pages'] as const) : []),
      ...(terms.some(isFaulty) ? (['terms'] as const) : []),
      ...(textProblems.length || bodies.some(({ fault, compiled }) => fault || !compiled.readable)
        ? (['texts'] as const)
        : []),
      ...(locales.some(isFaulty) ? (['locales'] as const) : []),
    ]),
  }
  const found = withLines(
    [
      ...json.flatMap(({ problems }) => problems),
      ...textProblems,
      ...runRules(input, memory),
      ...notices(texts, reading),
    ],
    json,
    bodies,
  )
  return {
    content: Object.values(single).every(({ data }) => data) ? content : undefined,
    problems: found.filter(({ level }) => level !== 'notice'),
    notices: found.filter(({ level }) => level === 'notice'),
  }
}

function idOfTerm(file: string): string {
  return file.replace(/^content\/terms\/|\.json$/g, '')
}

function isFaulty({ fault, problems }: JsonFile): boolean {
  return Boolean(fault) || problems.length > 0
}

function read<S extends z.ZodType>(root: string, file: string, schema: S): JsonFile & { data?: z.output<S> } {
  const json = readJson(root, file)
  return json.fault ? json : { ...json, ...parseWith(schema, json.value, file) }
}

// What is past is left out here, so that nothing made of the content can show it.
function closuresFrom({ closures = [] }: Practice, today: string) {
  return closures.filter(({ from, until = from }) => until >= today).sort((a, b) => a.from.localeCompare(b.from))
}

/** The content of a project, or one error that lists every problem. */
export function readValidContent(root: string): Content {
  const { content, problems } = readContent(root)
  if (!content || problems.length) throw new Error(reportOf(problems))
  return content
}
