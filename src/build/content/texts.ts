import { languages, type Language } from '../../config/languages'
import { fill, fillKnown, type Known } from '../../lib/fill'
import { compileMdx, type CompiledMdx } from '../../lib/mdx/compile'
import type { Problem } from '../../lib/problems'
import { parseWith } from '../../lib/zodProblems'
import { article, document, type Article, type Document } from '../../model'
import { filesUnder } from './files'
import { readFrontMatter } from './frontMatter'

interface TextOf<Kind extends 'article' | 'document', Front> {
  kind: Kind
  file: string
  /** Name of its folder. */
  slug: string
  language: Language
  /** Its neutral address. */
  route: string
  front: Front
  /** The text as written, without front matter. */
  body: string
  /** How many lines of front matter stand before it. */
  linesBefore: number
  compiled: CompiledMdx
}

/** An article or a document in one language, read and compiled. */
export type Text = TextOf<'article', Article> | TextOf<'document', Document>

const place = /^content\/(articles|documents)\/([^/]+)\/([^/]+)\.mdx$/

/** Every MDX text under content/articles and content/documents. */
export function readTexts(root: string, known: Known): { texts: Text[]; problems: Problem[] } {
  const files = ['articles', 'documents'].flatMap(folder => filesUnder(root, `content/${folder}`, '.mdx'))
  const read = files.map(file => readText(root, file, known))
  return { texts: read.flatMap(({ text }) => text ?? []), problems: read.flatMap(({ problems }) => problems) }
}

function readText(root: string, file: string, known: Known): { text?: Text; problems: Problem[] } {
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
  return folder === 'articles'
    ? readArticle(root, file, slug, language, known)
    : readDocument(root, file, slug, language, known)
}

function readArticle(root: string, file: string, slug: string, language: Language, known: Known) {
  const { data, body, linesBefore, problems } = readFrontMatter(root, file)
  const parsed = parseWith(article, filled(data, language, known), file)
  if (problems.length || !parsed.data) return { problems: [...problems, ...(problems.length ? [] : parsed.problems)] }
  const text: Text = {
    kind: 'article',
    file,
    slug,
    language,
    route: `/blog/${slug}`,
    front: parsed.data,
    body,
    linesBefore,
    compiled: compileOnce(body, language, known),
  }
  return { text, problems: [] }
}

function readDocument(root: string, file: string, slug: string, language: Language, known: Known) {
  const { data, body, linesBefore, problems } = readFrontMatter(root, file)
  const parsed = parseWith(document, filled(data, language, known), file)
  if (problems.length || !parsed.data) return { problems: [...problems, ...(problems.length ? [] : parsed.problems)] }
  const route = parsed.data.route ?? `/${slug}`
  const text: Text = {
    kind: 'document',
    file,
    slug,
    language,
    route,
    front: parsed.data,
    body,
    linesBefore,
    compiled: compileOnce(body, language, known),
  }
  return { text, problems: [] }
}

// Front matter may name facts as the text does; its lengths are those of what is shown.
function filled(data: unknown, language: Language, known: Known): unknown {
  if (typeof data === 'string') return fill(data, known, language)
  if (Array.isArray(data)) return data.map(item => filled(item, language, known))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled(value, language, known)]))
}

const compiledTexts = new Map<string, CompiledMdx>()

// The build reads the content more than once in a run; a text is compiled again only when it or a fact has changed.
function compileOnce(body: string, language: Language, known: Known): CompiledMdx {
  const filled = fillKnown(body, known, language)
  const key = `${language}\n${filled}`
  const compiled = compiledTexts.get(key) ?? compileMdx(filled, language)
  compiledTexts.set(key, compiled)
  return compiled
}
