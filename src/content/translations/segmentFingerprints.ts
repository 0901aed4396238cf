import { dirname } from 'node:path'
import type { Language } from '../../config/languages'
import { computeDigest } from '../digest'
import { truncateToSingleLine } from '../language/truncateToSingleLine'
import { collectNestedStrings } from '../collectNestedStrings'
import type { Content } from '../read/readContent'

/** A paragraph or field in one language, the smallest unit whose changes are reported. */
export interface SegmentFingerprint {
  /** Line or field path. */
  location: string
  /** The first characters of its text. */
  excerpt: string
  digest: string
  /** Its digits sorted: the same in both languages however each formats numbers and dates. */
  digits: string
}

/** Content whose languages are compared with each other: an article, a document or a JSON file. */
export interface TranslatedContentItem {
  /** The folder of an MDX text, or the path of a JSON file. */
  name: string
  files: Record<Language, string>
  segments: Record<Language, SegmentFingerprint[]>
}

/**
 * All articles, documents, pages, glossary terms and the single JSON files listed in listFilePairs, with the
 * fingerprints of their segments, sorted by name.
 */
export function listTranslatedContentItems(content: Content): TranslatedContentItem[] {
  return [...listTextPairs(content), ...listFilePairs(content)].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function listTextPairs({ texts }: Content): TranslatedContentItem[] {
  const names = [...new Set(texts.map(({ file }) => dirname(file)))]
  return names.map(name => {
    const collectSegments = (language: Language) =>
      texts.filter(text => text.file === `${name}/${language}.mdx`).flatMap(listTextSegments)
    return {
      name,
      files: { en: `${name}/en.mdx`, fr: `${name}/fr.mdx` },
      segments: { en: collectSegments('en'), fr: collectSegments('fr') },
    }
  })
}

function listTextSegments({ frontMatter, body, linesBefore }: Content['texts'][number]): SegmentFingerprint[] {
  const { title, name, seo } = frontMatter
  const shown = {
    title,
    name,
    seo,
    ...('excerpt' in frontMatter ? { excerpt: frontMatter.excerpt } : { summary: frontMatter.summary }),
  }
  const fields = collectNestedStrings(shown).map(({ field, text }) => createFingerprint(field, text))
  const paragraphs = [...body.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].map(({ 0: text, index }) =>
    createFingerprint(`line ${linesBefore + body.slice(0, index).split('\n').length}`, text),
  )
  return [...fields, ...paragraphs].filter(({ digest }) => digest)
}

function listFilePairs({
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
    const found = collectNestedStrings(value)
    const collectSegments = (language: Language) =>
      found
        .filter(text => text.language === language)
        .map(({ field, text }) => createFingerprint(field.replace(/\.\w+$/, ''), text))
        .filter(({ digest }) => digest)
    return {
      name: file,
      files: { en: file, fr: file },
      segments: { en: collectSegments('en'), fr: collectSegments('fr') },
    }
  })
}

function createFingerprint(place: string, text: string): SegmentFingerprint {
  return {
    location: place,
    excerpt: truncateToSingleLine(text, 40),
    digest: digestNormalized(text),
    digits: [...text.replace(unread, '').replace(/\D/g, '')].sort().join(''),
  }
}

const unread = /\]\([^)]*\)|\b(?:src|to|id|lang|kind)="[^"]*"|\{#[^}]*\}/g

/**
 * Hashes the letters of a text, ignoring typography, spaces and URLs. Digits are hashed separately after a dot, since a
 * number may change in both languages at once. Empty for a text without letters or digits.
 */
function digestNormalized(text: string): string {
  const read = text.replace(unread, '').normalize('NFKD').toLowerCase()
  const words = read.replace(/[^\p{L}]/gu, '')
  const figures = (read.match(/\d+/g) ?? []).join('')
  if (!words && !figures) return ''
  return figures ? `${computeDigest(7, words)}.${computeDigest(3, figures)}` : computeDigest(7, words)
}
