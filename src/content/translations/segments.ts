import { createHash } from 'node:crypto'
import { languages, type Language } from '../../config/languages'
import { makeExcerpt } from '../language/excerpt'
import { collectStrings } from '../collectStrings'
import type { Content } from '../read/readContent'

/** One paragraph or field of a text in one language: the smallest thing that can be named when it changes. */
export interface SegmentFingerprint {
  /** Where it stands: a line, or a field. */
  location: string
  /** Its opening words. */
  excerpt: string
  digest: string
  /** Its digits in order of size: both languages have the same, however they write a number or a day. */
  digits: string
}

/** Words in both languages that are checked against each other: an article, a document or a page. */
export interface TranslatedContentItem {
  /** What names it: the folder of a text, or the file of a page. */
  name: string
  files: Record<Language, string>
  segments: Record<Language, SegmentFingerprint[]>
}

/** Every pair of the content, in the order of their names. */
export function collectTranslatedContentItems(content: Content): TranslatedContentItem[] {
  return [...textPairs(content), ...filePairs(content)].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function textPairs({ texts }: Content): TranslatedContentItem[] {
  const names = [...new Set(texts.map(({ file }) => folderOf(file)))]
  return names.map(name => {
    const unitsIn = (language: Language) =>
      texts.filter(text => text.file === `${name}/${language}.mdx`).flatMap(textUnits)
    return {
      name,
      files: { en: `${name}/en.mdx`, fr: `${name}/fr.mdx` },
      segments: { en: unitsIn('en'), fr: unitsIn('fr') },
    }
  })
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}

function textUnits({ frontMatter, body, linesBefore }: Content['texts'][number]): SegmentFingerprint[] {
  const { title, name, seo } = frontMatter
  const shown = {
    title,
    name,
    seo,
    ...('excerpt' in frontMatter ? { excerpt: frontMatter.excerpt } : { summary: frontMatter.summary }),
  }
  const fields = collectStrings(shown).map(({ field, text }) => unit(field, text))
  const paragraphs = [...body.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].map(({ 0: text, index }) =>
    unit(`line ${linesBefore + body.slice(0, index).split('\n').length}`, text),
  )
  return [...fields, ...paragraphs].filter(({ digest }) => digest)
}

function filePairs({
  pages,
  terms,
  practice,
  navigation,
  advantages,
  estimator,
  facts,
  categories,
  clock,
}: Content): TranslatedContentItem[] {
  const single = { practice, navigation, advantages, estimator, facts, categories, ...(clock && { clock }) }
  const files: { file: string; value: unknown }[] = [
    ...pages.map(({ file, page }) => ({ file, value: page })),
    ...terms.map(({ file, term }) => ({ file, value: term })),
    ...Object.entries(single).map(([name, value]) => ({ file: `content/${name}.json`, value })),
  ]
  return files.map(({ file, value }) => {
    const found = collectStrings(value)
    const unitsIn = (language: Language) =>
      found
        .filter(text => text.language === language)
        .map(({ field, text }) => unit(field.replace(/\.\w+$/, ''), text))
        .filter(({ digest }) => digest)
    return { name: file, files: { en: file, fr: file }, segments: { en: unitsIn('en'), fr: unitsIn('fr') } }
  })
}

function unit(place: string, text: string): SegmentFingerprint {
  return {
    location: place,
    excerpt: makeExcerpt(text, 40),
    digest: digestNormalized(text),
    digits: [...text.replace(unread, '').replace(/\D/g, '')].sort().join(''),
  }
}

const unread = /\]\([^)]*\)|\b(?:src|to|id|lang|kind)="[^"]*"|\{#[^}]*\}/g

/**
 * What a text says, without what may change and say the same: typography, spaces, addresses. Figures have a digest of
 * their own behind the dot, since a number may change in both languages at once. Empty where there are no words.
 */
function digestNormalized(text: string): string {
  const read = text.replace(unread, '').normalize('NFKD').toLowerCase()
  const words = read.replace(/[^\p{L}]/gu, '')
  const figures = (read.match(/\d+/g) ?? []).join('')
  if (!words && !figures) return ''
  return figures ? `${shortHash(words, 7)}.${shortHash(figures, 3)}` : shortHash(words, 7)
}

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}

/** The other language. */
export function otherLanguage(language: Language): Language {
  return languages.find(other => other !== language) ?? language
}
