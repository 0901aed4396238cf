import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import matter from 'gray-matter'
import { languages, type Language } from '../../config/languages'
import { fillKnown, type Known } from '../../lib/fill'
import { compileMdx, type CompiledMdx } from '../../lib/mdx/compile'
import type { Problem } from '../../lib/problems'
import { parseWith } from '../../lib/zodProblems'
import { article, document, type Article, type Document } from '../../model'
import { filesUnder } from './files'

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
  const parsed = parseWith(article, data, file)
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
  const parsed = parseWith(document, data, file)
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

function readFrontMatter(
  root: string,
  file: string,
): { data: unknown; body: string; linesBefore: number; problems: Problem[] } {
  const source = readFileSync(join(root, file), 'utf8')
  try {
    // The empty options keep gray-matter from caching, which would hide an error at the second reading.
    const { data, content } = matter(source, {})
    const linesBefore = source.slice(0, source.length - content.length).split('\n').length - 1
    return { data, body: content, linesBefore, problems: [] }
  } catch (error) {
    const mark = error instanceof Error && 'mark' in error ? (error.mark as { line?: number }) : {}
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    const problem = {
      file,
      line: (mark.line ?? 0) + 1,
      message: `has front matter that is not valid YAML (${reason}); put texts that hold a colon in quotation marks`,
    }
    return { data: undefined, body: '', linesBefore: 0, problems: [problem] }
  }
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
