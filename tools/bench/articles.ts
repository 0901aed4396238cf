import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dump } from 'js-yaml'
import { frontMatterAndDefinitionLengths, seoLengths } from '../../src/config/contentLengthLimits'
import { languages, type Language } from '../../src/config/languages'
import { readMdxFileParts } from '../../src/content/read/frontMatter'
import type { ArticleFrontMatter } from '../../src/content/model'

const numbered: Record<Language, string> = { en: 'case', fr: 'cas' }
const day = 24 * 60 * 60 * 1000
/** Older than every real article, so that the first pages of the blog do not change. */
const newestGenerated = Date.UTC(2023, 11, 31)

const generated = /^case-/

/** Number of articles of a project, per language. */
export function countArticles(root: string): number {
  return readdirSync(join(root, 'content/articles')).length
}

/**
 * Adds articles to a project until it has `count`, as variations of its own, each dated a day earlier. Titles,
 * descriptions and texts are unique, as the content check requires.
 */
export function writeArticles(root: string, count: number): void {
  const folder = join(root, 'content/articles')
  const originals = readdirSync(folder)
    .filter(name => !generated.test(name))
    .sort()
  for (let number = countArticles(root) + 1; number <= count; number++) {
    const original = originals[number % originals.length] ?? ''
    const copy = join(folder, `case-${number}`)
    mkdirSync(copy)
    for (const language of languages) {
      const { data, body } = readMdxFileParts(folder, `${original}/${language}.mdx`)
      writeFileSync(join(copy, `${language}.mdx`), createCopy(data as ArticleFrontMatter, body, language, number))
    }
  }
}

function createCopy(front: ArticleFrontMatter, body: string, language: Language, number: number): string {
  const mark = `${numbered[language]} ${number}`
  const ended = (text: string, most: number) => `${shortened(text, most - mark.length - 2)}, ${mark}`
  const { title, name, excerpt } = frontMatterAndDefinitionLengths
  const copied: ArticleFrontMatter = {
    ...front,
    title: ended(front.title, title.max),
    name: ended(front.name, name.max),
    excerpt: ended(front.excerpt, excerpt.max),
    // The practice’s name is appended to the title.
    seo: {
      ...front.seo,
      title: ended(front.seo.title, 42),
      description: ended(front.seo.description, seoLengths.description.max),
    },
    date: new Date(newestGenerated - number * day).toISOString().slice(0, 10),
  }
  return `---\n${dump(copied)}---\n${body.trimEnd()}\n\n${mark}.\n`
}

// Truncates at a word boundary.
function shortened(text: string, most: number): string {
  const bare = text.replace(/[\s.?!:;,]+$/u, '')
  return bare.length <= most ? bare : bare.slice(0, most + 1).replace(/[\s,;:]+\S*$/u, '')
}
