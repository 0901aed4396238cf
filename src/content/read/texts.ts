import { languages, type Language } from '../../config/languages'
import { fill, fillKnown, type Known } from '../facts/fill'
import type { CompiledMdx } from '../mdx/compile'
import type { Problem } from '../problems'
import { parseWith } from '../zodProblems'
import { article, document, type Article, type Document } from '../model'
import type { Fault } from '../faults/json'
import { compileKept } from './compileKept'
import { filesUnder } from './files'
import { readHeadings, withKeptAddresses } from './headings'
import { readFrontMatter } from './frontMatter'
import type { Memory } from './memory'

/** An MDX file in one language, read and compiled, whether its front matter is sound or not. */
export interface Body {
  kind: 'article' | 'document'
  file: string
  /** Name of its folder. */
  slug: string
  language: Language
  /** The front matter as data; undefined when it cannot be read. */
  data: unknown
  /** The same with its facts filled in, as it is shown. */
  filled: unknown
  /** The front matter as typed. */
  yaml: string
  /** Why the front matter cannot be read. */
  fault?: Fault
  /** The text as written, without front matter. */
  body: string
  /** How many lines of front matter stand before it. */
  linesBefore: number
  compiled: CompiledMdx
}

interface Sound<Kind extends Body['kind'], Front> extends Body {
  kind: Kind
  front: Front
  /** Its neutral address. */
  route: string
}

/** An article or a document in one language whose front matter is sound. */
export type Text = Sound<'article', Article> | Sound<'document', Document>

const place = /^content\/(articles|documents)\/([^/]+)\/([^/]+)\.mdx$/

/** Every MDX text under content/articles and content/documents. */
export function readTexts(
  root: string,
  known: Known,
  memory: Memory,
): { texts: Text[]; bodies: Body[]; problems: Problem[] } {
  const files = ['articles', 'documents'].flatMap(folder => filesUnder(root, `content/${folder}`, '.mdx'))
  const read = files.map(file => readText(root, file, known, memory))
  const { kept, problems } = readHeadings(root)
  const compiled = withKeptAddresses(
    read.flatMap(({ body }) => body ?? []),
    kept,
  )
  const complete = <Each extends Body>(text?: Each) =>
    text ? { ...text, compiled: compiled.get(text.file) ?? text.compiled } : []
  return {
    texts: read.flatMap(({ text }) => complete(text)),
    bodies: read.flatMap(({ body }) => complete(body)),
    problems: [...problems, ...read.flatMap(({ problems }) => problems)],
  }
}

function readText(
  root: string,
  file: string,
  known: Known,
  memory: Memory,
): { text?: Text; body?: Body; problems: Problem[] } {
  const [, folder, slug, name] = place.exec(file) ?? []
  const language = languages.find(language => language === name)
  if (!slug || !language)
    return {
      problems: [
        {
          file,
          message: `must be named ${languages.map(name => `${name}.mdx`).join(' or ')} and stand in a folder of its own`,
        },
      ],
    }
  const front = readFrontMatter(root, file)
  const body: Body = {
    kind: folder === 'articles' ? 'article' : 'document',
    file,
    slug,
    language,
    ...front,
    filled: filled(front.data, language, known),
    compiled: compileKept(fillKnown(front.body, known, language), language, memory),
  }
  if (front.fault) return { body, problems: [] }
  const { text, problems: fields } = body.kind === 'article' ? articleOf(body) : documentOf(body)
  return { text, body, problems: fields }
}

function articleOf(body: Body): { text?: Text; problems: Problem[] } {
  const { data: front, problems } = parseWith(article, body.filled, body.file)
  return front ? { text: { ...body, kind: 'article', front, route: `/blog/${body.slug}` }, problems } : { problems }
}

function documentOf(body: Body): { text?: Text; problems: Problem[] } {
  const { data: front, problems } = parseWith(document, body.filled, body.file)
  return front
    ? { text: { ...body, kind: 'document', front, route: front.route ?? `/${body.slug}` }, problems }
    : { problems }
}

// Front matter may name facts as the text does; its lengths are those of what is shown.
function filled(data: unknown, language: Language, known: Known): unknown {
  if (typeof data === 'string') return fill(data, known, language)
  if (Array.isArray(data)) return data.map(item => filled(item, language, known))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled(value, language, known)]))
}
